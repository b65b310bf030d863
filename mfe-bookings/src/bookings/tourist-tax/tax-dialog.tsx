import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { type BookingTax, taxCorrection } from '@keyhaven/shared-contracts/contract/bookings/tax-correction'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Dialog, ProblemState } from '@keyhaven/shared-contracts/web/page'
import { Button, Form, Typography } from 'antd'
import { touristTaxCatalog } from '../../messages/catalogs.ts'
import { GuestFields } from './guest-fields.tsx'
import { useTaxCorrection } from './use-tax-correction.ts'

type Props = { booking: Booking; tax: BookingTax; onClose: () => void }

/** Rows with each of their inputs said: what is left out is none. */
const valuesOf = ({ guests }: BookingTax) => ({
  guests: guests.map(({ persons, age, birthday = null, exempt = null }) => ({ persons, age, birthday, exempt })),
})

/** Asks who really stayed: persons by age, with the reason of those who are exempt. */
export function TaxDialog({ booking, tax, onClose }: Props) {
  const t = useMessages(touristTaxCatalog)
  const form = useZodForm(taxCorrection.pick({ guests: true }), valuesOf(tax), 'tourist-tax')
  const { correct, isPending, error } = useTaxCorrection(booking, onClose)
  return (
    <Dialog
      open
      centered
      width={720}
      title={t.question(booking.reference)}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.leave}</Button>
          <Button
            type="primary"
            loading={isPending}
            disabled={!form.valid}
            onClick={() => void correct(form.values().guests)}
          >
            {t.save}
          </Button>
        </>
      }
    >
      <Typography.Paragraph type="secondary">{t.about}</Typography.Paragraph>
      <Form {...form.formProps} initialValues={valuesOf(tax)}>
        <GuestFields form={form} booking={booking} groups={tax.exempt} />
      </Form>
      {error && <ProblemState error={error} />}
    </Dialog>
  )
}
