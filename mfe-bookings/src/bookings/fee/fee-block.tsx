import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { Box, Row } from '@keyhaven/shared-contracts/web/layout'
import { useConfirm } from '@keyhaven/shared-contracts/web/page'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Flex } from 'antd'
import { cancellationCatalog } from '../../messages/catalogs.ts'
import { FeeInvoice } from './fee-invoice.tsx'

type Props = { booking: Booking; isPending: boolean; onWaive: () => void }

/** Cancellation fee of a stay with its invoice, and the button to waive it; then who waived it, and when. */
export function FeeBlock({ booking, isPending, onWaive }: Props) {
  const t = useMessages(cancellationCatalog)
  const { euros } = useLanguage()
  const confirm = useConfirm()
  const { status, cancellation_fee: fee = 0, fee_waived: waived } = booking
  if (status === 'cancelled' && waived)
    return <Box marginTop={20}>{t.waivedBy(waived.amount, localToday(new Date(waived.at)), waived.by)}</Box>
  if (status !== 'cancelled' || fee === 0) return null
  const ask = async () => {
    const isMeant = await confirm({
      title: t.waiveQuestion(fee),
      content: booking.request_email ? `${t.waiveText} ${t.waiveTold}` : t.waiveText,
      okText: t.waive,
      cancelText: t.keep,
      focusable: { autoFocusButton: 'cancel' },
      centered: true,
    })
    if (isMeant) onWaive()
  }
  return (
    <Row justify="space-between" align="center" wrap gap={8} marginTop={20}>
      <span>
        {t.fee}: <strong>{euros(fee)}</strong>
      </span>
      <Flex gap={8} wrap>
        <FeeInvoice booking={booking} />
        <Button disabled={isPending} onClick={() => void ask()}>
          {t.waive}
        </Button>
      </Flex>
    </Row>
  )
}
