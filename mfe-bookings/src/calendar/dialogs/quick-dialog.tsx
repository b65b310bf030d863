import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { useZodForm, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Button, Form, Select, Input, type InputRef, Flex } from 'antd'
import { useMemo, useState, useId } from 'react'
import { ClientPicker } from '../../clients/client-picker.tsx'
import { ChildrenAndPets } from '../../bookings/form/children-and-pets.tsx'
import { BrokenRules } from '../../bookings/form/broken-rules.tsx'
import { RequiredDeposit } from '../../bookings/form/extras/required-deposit.tsx'
import { useBookingPrice } from '../../bookings/form/price/use-booking-price.ts'
import { useCalendarToday } from '../../bookings/form/use-today.ts'
import { guestOf } from '../../clients/new-guest.ts'
import { NewGuestFields } from '../../clients/new-guest-fields.tsx'
import { bookingCatalog, bookingFormCatalog } from '../../messages/catalogs.ts'
import { calendarCatalog, calendarDialogsCatalog } from '../../messages/calendar-catalogs.ts'
import type { UnitNights } from '../moving/drag.ts'
import { useQuickCommands } from './use-quick-commands.ts'
import { QuickPrice } from './quick-price.tsx'
import { type Purpose, quickRules, type QuickValues } from './quick-rules.ts'
import { FoldedFields } from './folded-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import './quick-dialog.css'
import './short-field.css'
import { useFirstFocus } from '../../use-first-focus.ts'

const hasDeposit = ({ deposit_amount: amount, deposit_due: due }: QuickValues) => amount !== undefined || Boolean(due)
const isInOrder = ({ check_in: from, check_out: to }: QuickValues) => Boolean(from && to && from < to)
const hasDetails = ({ children, infants, pets }: QuickValues) => Boolean(children?.length || infants || pets)

type Props = {
  place: UnitNights
  calendar: CalendarRows
  onDone: (text: string, undo?: () => Promise<unknown>) => void
  onClose: () => void
  /** Hands over to the form that knows everything about a booking; a guest who is not made yet could not come along. */
  onMore: (stay: UnitNights & { property: number }) => void
  /** Hands the nights over to their price and rules. */
  onPrices: (place: UnitNights) => void
}

/** Free nights become a booking of a guest who is typed in, or a block. */
export function QuickDialog({ place, calendar, onDone, onClose, onMore, onPrices }: Props) {
  const t = useMessages(calendarDialogsCatalog)
  const { status } = useMessages(calendarCatalog)
  const { stayRules } = useMessages(bookingCatalog)
  const { requiredDeposit } = useMessages(bookingFormCatalog).extras
  const units = useMemo(() => new Map(calendar.units.map((unit) => [unit.id, unit])), [calendar])
  const [purpose, setPurpose] = useState<Purpose>(units.get(place.unit)?.bookable === false ? 'block' : 'known')
  const { todayOf, todayIn } = useCalendarToday(calendar)
  const rules = useMemo(
    () => quickRules(t, purpose, { todayOf, unitOf: (id) => units.get(id) }),
    [t, purpose, todayOf, units],
  )
  const start = { ...place, property: units.get(place.unit)?.property ?? 0, guests_count: 1, reason: '' }
  const form = useZodForm(rules, { ...start, status: 'pending' })
  const { field, watched } = form
  const values = watched as QuickValues
  const commands = useQuickCommands(calendar, onDone)
  const isBlock = purpose === 'block'
  const capacity = units.get(values.unit)?.max_capacity
  const guests = values.guests_count
  const fits = Number.isInteger(guests) && guests >= 1 && guests <= (capacity ?? guests)
  const price = useBookingPrice(values, !isBlock && fits, {})

  const beginGuest = (searchText: string) => {
    form.form.setFieldValue('guest', guestOf(searchText))
    setPurpose('new')
  }
  const submit = async (formValues: QuickValues) => {
    if (isBlock) return commands.block(formValues)
    if (!(await price.isRuleSaid(formValues))) return false
    if (purpose === 'known' || !formValues.guest) return commands.book(formValues, Number(formValues.client))
    const client = await commands.addGuest(formValues.guest)
    return commands.book(formValues, client)
  }
  return (
    <FormModal
      title={isBlock ? t.block.title : t.booking.title}
      about={`Nights of unit ${place.unit} from ${place.check_in}`}
      onRestore={({ guest }) => setPurpose(isBlock ? 'block' : guest ? 'new' : 'known')}
      width={480}
      form={form}
      submitLabel={isBlock ? t.block.block : price.brokenRules ? stayRules.book : t.save}
      submitDisabled={!isBlock && price.takenStays.length > 0}
      onClose={onClose}
      done={null}
      onSubmit={submit}
      renderActions={(_, sending) =>
        purpose === 'known' && (
          <Button type="text" disabled={sending} onClick={() => onMore(values)} style={{ paddingInline: 0 }}>
            {t.booking.more}
          </Button>
        )
      }
      renderBelow={(attempt, sending) => (
        <>
          {!isBlock && (
            <BlockInstead
              field={field}
              disabled={sending}
              onBlock={() => void attempt(() => commands.block(form.values()))}
            />
          )}
          <Button
            type="text"
            className="quick-prices"
            disabled={sending}
            onClick={() => onPrices(isInOrder(values) ? values : place)}
          >
            {t.nights.open}
          </Button>
        </>
      )}
    >
      {purpose === 'known' && (
        <Form.Item label={t.booking.guest} {...field('client')} className="short-field">
          <ClientPicker placeholder={t.booking.typeName} newOne={t.booking.newGuest} onAdd={beginGuest} isFirst />
        </Form.Item>
      )}
      {purpose === 'new' && (
        <NewGuestFields
          field={field}
          guest={form.form.getFieldValue('guest') as QuickValues['guest']}
          onBack={() => {
            form.form.setFieldValue('guest', undefined)
            setPurpose('known')
          }}
        />
      )}
      {isBlock && <ReasonField field={field} />}
      <PlaceFields
        form={form}
        values={values}
        calendar={calendar}
        min={isBlock ? undefined : todayIn(values.unit)}
        {...(isBlock && { labels: { from: t.block.from, to: t.block.to } })}
      />
      {!isBlock && (
        <>
          <div className="short-fields">
            <Form.Item
              label={t.guests}
              {...field('guests_count', ['unit'])}
              extra={capacity !== undefined && t.upTo(capacity)}
              className="short-field"
            >
              <NumberInput whole />
            </Form.Item>
            <Form.Item label={t.status} {...field('status')} className="short-field">
              <Select options={(['pending', 'confirmed'] as const).map((value) => ({ value, label: status[value] }))} />
            </Form.Item>
          </div>
          <FoldedFields label={t.childrenAndPets} isFilled={hasDetails(values)} minWidth={112}>
            <ChildrenAndPets field={field} />
          </FoldedFields>
          <FoldedFields label={requiredDeposit} isFilled={hasDeposit(values)} minWidth={160}>
            <RequiredDeposit field={field} payment={price.payment} />
          </FoldedFields>
          <BrokenRules check={price.brokenRules} onTake={(stay) => form.form.setFieldsValue(stay)} />
          <QuickPrice price={price} />
        </>
      )}
    </FormModal>
  )
}

function ReasonField({ field }: { field: ZodForm['field'] }) {
  const t = useMessages(calendarDialogsCatalog).block
  const input = useFirstFocus<InputRef>()
  return (
    <Form.Item label={t.reason} {...field('reason')} className="short-field">
      <Input ref={input} autoComplete="off" placeholder={t.reasonExample} />
    </Form.Item>
  )
}

type BlockInsteadProps = { field: ZodForm['field']; disabled: boolean; onBlock: () => void }

/** At the foot of a new booking: the same nights taken out of sale, with a reason or without. */
function BlockInstead({ field, disabled, onBlock }: BlockInsteadProps) {
  const t = useMessages(calendarDialogsCatalog)
  const titleId = useId()
  return (
    <div className="block-instead" role="group" aria-labelledby={titleId}>
      <div className="block-instead-title" id={titleId}>
        {t.booking.blockInstead}
      </div>
      <Flex gap={8} align="start">
        <Form.Item {...field('reason')}>
          <Input
            autoComplete="off"
            aria-label={t.block.reason}
            placeholder={t.booking.reasonWithExample}
            // Enter elsewhere in the form saves the booking.
            onPressEnter={(event) => {
              event.preventDefault()
              onBlock()
            }}
          />
        </Form.Item>
        <Button disabled={disabled} onClick={onBlock}>
          {t.block.block}
        </Button>
      </Flex>
    </div>
  )
}
