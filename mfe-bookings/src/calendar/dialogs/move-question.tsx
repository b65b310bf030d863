import { sayDocumentsChange } from '@keyhaven/shared-contracts/contract/documents-change'
import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import { useReturnedFocus } from '@keyhaven/shared-contracts/web/page'
import { Alert, Button, Flex, Modal, Typography } from 'antd'
import { useFirstFocus } from '../../use-first-focus.ts'
import { stayText } from '../moving/move-words.ts'
import type { Pricing } from '../moving/use-stay-moves.ts'
import type { PendingMove } from '../moving/use-moves.ts'

type Props = { pending: PendingMove; onAnswer: (pricing: Pricing | null) => void }

const isRepriced = ({ booking, quote }: PendingMove) => quote.repriced && quote.total_price !== booking.total_price

/** What a move changes beside days and unit: the price, old and new, and the invoice that was issued. */
export function MoveQuestion({ pending, onAnswer }: Props) {
  useReturnedFocus()
  const title = isRepriced(pending) ? 'The price changes' : 'This replaces an issued invoice'
  return (
    <Modal open centered width={460} title={title} onCancel={() => onAnswer(null)} footer={null}>
      <Question pending={pending} onAnswer={onAnswer} />
    </Modal>
  )
}

function Question({ pending, onAnswer }: Props) {
  const { subject, place, unit, booking, quote } = pending
  const { invoice } = quote
  const first = useFirstFocus<HTMLButtonElement>()
  const [was, becomes] = [showEuros(booking.total_price), showEuros(quote.total_price)]
  const asksPrice = isRepriced(pending)
  return (
    <>
      <p style={{ margin: '8px 0 16px', overflowWrap: 'anywhere' }}>
        {subject.name}: {unit.name}, {stayText(place)}
      </p>
      {asksPrice && (
        <Flex align="baseline" gap={10} style={{ fontSize: 20, marginBottom: 20 }}>
          <Typography.Text type="secondary" style={{ fontSize: 'inherit' }}>
            {was}
          </Typography.Text>
          <span aria-hidden>→</span>
          <Typography.Text strong style={{ fontSize: 'inherit' }}>
            {becomes}
          </Typography.Text>
        </Flex>
      )}
      {invoice && (
        <Alert
          type="warning"
          showIcon
          title={sayDocumentsChange(
            { cancels: invoice, replacement: { status: invoice.replacement_status, total: quote.total_price } },
            asksPrice ? [booking.total_price] : [],
          )}
          description="An issued invoice names unit and dates, so it cannot stay. Send your guest the new documents."
          style={{ marginBottom: 20 }}
        />
      )}
      <Flex gap={8} wrap justify="end">
        {/* Enter may still be held down from the drop: it must not issue anything. */}
        <Button ref={invoice ? first : null} onClick={() => onAnswer(null)} style={{ marginInlineEnd: 'auto' }}>
          Don’t move
        </Button>
        {asksPrice && <Button onClick={() => onAnswer('keep')}>Keep {was}</Button>}
        <Button type="primary" ref={invoice ? null : first} onClick={() => onAnswer('current')}>
          {asksPrice ? `Change to ${becomes}` : 'Move and replace the invoice'}
        </Button>
      </Flex>
    </>
  )
}
