import { Slot } from '@keyhaven/shared-contracts/web/area'
import { FieldGrid } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Checkbox, Form } from 'antd'
import { ClientPicker } from '../../clients/client-picker.tsx'
import { NewGuestFields } from '../../clients/new-guest-fields.tsx'
import { bookingCatalog, bookingFormCatalog } from '../../messages/catalogs.ts'
import { BookingHints } from './booking-hints.tsx'
import type { BookingFormValues } from './booking-rules.ts'
import { BrokenRules } from './broken-rules.tsx'
import { ExtrasFields } from './extras/extras-fields.tsx'
import { PricePanel } from './price/price-panel.tsx'
import { StayFields } from './stay-fields.tsx'
import type { BookingEntry } from './use-booking-entry.ts'
import type { BookingSubmission } from './use-booking-submission.ts'

type Props = { entry: BookingEntry; submission: BookingSubmission }

/** Inputs of a booking, each there once the one before it is answered, and below them its price and what is in its way. */
export function BookingFields({ entry, submission: { canTell, writesMail, setWritesMail } }: Props) {
  const { booking, form, values, today, availability, inputs, price, hasClient, fits, isNewGuest } = entry
  const t = useMessages(bookingFormCatalog)
  const { mail } = useMessages(bookingCatalog)
  const ofBooking = booking && { booking }
  return (
    <>
      <FieldGrid>
        <StayFields
          {...{ form, values, availability }}
          earliest={booking && booking.check_in < today ? booking.check_in : today}
          step={inputs}
        />
        {inputs.client && !isNewGuest && (
          <Form.Item label={t.client.label} validateTrigger="onChange" {...form.field('client')}>
            <ClientPicker
              current={booking?.client}
              placeholder={t.client.placeholder}
              newOne={t.client.newOne}
              onAdd={entry.typeGuest}
              explainsNone
            />
          </Form.Item>
        )}
      </FieldGrid>
      {inputs.client && isNewGuest && (
        <NewGuestFields
          field={form.field}
          guest={form.form.getFieldValue('guest') as BookingFormValues['guest']}
          onBack={entry.chooseClient}
        />
      )}
      {inputs.rest && (
        <ExtrasFields
          codeRefusal={price.error?.problem.fields?.promo_code?.[0]}
          {...{ form, property: values.property, today, payment: price.payment, ...ofBooking }}
        />
      )}
      {inputs.rest && canTell && (
        <Form.Item>
          <Checkbox checked={writesMail} onChange={(event) => setWritesMail(event.target.checked)}>
            {mail.tell}
          </Checkbox>
        </Form.Item>
      )}
      <PricePanel price={price} values={values} field={form.field} {...ofBooking} />
      {booking && <Slot name="booking.form" props={{ booking: booking.id, unsaved: form.changed }} />}
      <BrokenRules check={entry.brokenRules} onTake={(nearest) => form.form.setFieldsValue(nearest)} />
      <BookingHints
        {...{ values, hasClient, availability, fits }}
        // A refusal says it at the dates already.
        isTaken={entry.isTaken && form.form.getFieldError('check_out').length === 0}
        takenStays={price.takenStays}
      />
    </>
  )
}
