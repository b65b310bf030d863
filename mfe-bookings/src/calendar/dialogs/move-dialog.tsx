import {
  bookingsApi,
  type Booking,
  booking as bookingSchema,
} from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { calendarApi, type CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Dialog, LoadingState, ProblemState } from '@keyhaven/shared-contracts/web/page'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { useQuery } from '@tanstack/react-query'
import { Form, Radio } from 'antd'
import { useMemo, useState } from 'react'
import { useBookingPrice } from '../../bookings/form/price/use-booking-price.ts'
import { bookingRules, bookingValues } from '../../bookings/form/booking-rules.ts'
import { useCalendarToday } from '../../bookings/form/use-today.ts'
import { clientName } from '../../clients/client-name.ts'
import { calendarDialogsCatalog } from '../../messages/calendar-catalogs.ts'
import { bookingCatalog } from '../../messages/catalogs.ts'
import { BrokenRules } from '../../bookings/form/broken-rules.tsx'
import { QuickPrice } from './quick-price.tsx'
import { PlaceFields } from './place-fields.tsx'
import './short-field.css'
import { useStayMoves } from '../moving/use-stay-moves.ts'
import { useUndoNotice } from '../moving/use-undo-notice.tsx'

type Props = { bookingId: number; onClose: () => void }

/** Moves a stay to another unit or other nights without a drag; open from a stay's popup, wherever that is. */
export function MoveDialog({ bookingId, onClose }: Props) {
  const t = useMessages(calendarDialogsCatalog).move
  const booking = useQuery({ ...q(bookingsApi.one, { params: { id: bookingId } }), staleTime: 0 })
  const calendar = useQuery(q(calendarApi.rows, {}))
  // What stands in the form is kept when the booking is refreshed below it; the version tells when to look again.
  if (booking.data && calendar.data && !(booking.isFetching && !booking.isFetchedAfterMount)) {
    return <MoveForm booking={booking.data} calendar={calendar.data} onClose={onClose} />
  }
  const failed = [booking, calendar].find(({ error }) => error)
  return (
    <Dialog open centered width={480} title={t.title} footer={null} onCancel={onClose}>
      {failed?.error ? (
        <ProblemState error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
      ) : (
        <LoadingState />
      )}
    </Dialog>
  )
}

type MoveFormProps = { booking: Booking; calendar: CalendarRows; onClose: () => void }

/** Another unit, other nights, and which price holds. */
function MoveForm({ booking: initialBooking, calendar, onClose }: MoveFormProps) {
  const t = useMessages(calendarDialogsCatalog)
  const { stayRules } = useMessages(bookingCatalog)
  // The version being edited; a newer one replaces it only when the user asks for it.
  const [booking, setBooking] = useState(initialBooking)
  const { todayOf, todayIn } = useCalendarToday(calendar)
  const units = useMemo(() => new Map(calendar.units.map((unit) => [unit.id, unit])), [calendar])
  const rules = useMemo(
    () => bookingRules({ todayOf, booking, capacityOf: (id) => units.get(id)?.max_capacity }),
    [todayOf, booking, units],
  )
  const form = useZodForm(rules, bookingValues(booking))
  const { field, watched } = form
  const price = useBookingPrice(watched, form.valid, { booking })
  const today = todayOf(watched.property)
  const { save } = useStayMoves(useUndoNotice(), todayIn)
  // Where its code does not count, the old price can stay all the same.
  const isCodeRefused = price.error?.problem.fields?.['promo_code'] !== undefined
  const isOtherTotal = price.price !== undefined && price.price.total !== booking.total_price
  const keepsPrice = watched.pricing === 'keep'
  const asksPrice = isOtherTotal || isCodeRefused || keepsPrice
  const agreedPrice = { lines: booking.price_lines, total: booking.total_price }

  return (
    <FormModal
      title={t.move.titleOf(clientName(booking.client))}
      about={`Move booking ${booking.id}`}
      width={480}
      form={form}
      submitLabel={price.brokenRules ? stayRules.move : form.changed ? t.move.move : t.noChanges}
      submitDisabled={!form.changed || price.takenStays.length > 0}
      onClose={onClose}
      done={null}
      onSubmit={async (values) => {
        if (!(await price.isRuleSaid(values))) return false
        const { unit: unitId, check_in, check_out, pricing = 'current' } = values
        const unit = units.get(Number(unitId))
        return unit && save(booking, { unit: unit.id, check_in, check_out }, unit, pricing)
      }}
      onFresh={(current, keepsTyped) => {
        const fresh = bookingSchema.parse(current)
        setBooking(fresh)
        form.restart(bookingValues(fresh), keepsTyped)
      }}
    >
      <PlaceFields
        form={form}
        values={watched as { unit: number }}
        calendar={calendar}
        min={booking.check_in < today ? booking.check_in : today}
        booking={booking.id}
      />
      <BrokenRules check={price.brokenRules} onTake={(stay) => form.form.setFieldsValue(stay)} />
      {asksPrice && (
        <Form.Item label={t.move.price} {...field('pricing')} className="short-field">
          <Radio.Group
            vertical
            options={[
              { value: 'current', label: t.move.changeTo(price.price?.total ?? 0) },
              { value: 'keep', label: t.move.keep(booking.total_price) },
            ]}
          />
        </Form.Item>
      )}
      <QuickPrice price={keepsPrice ? { ...price, price: agreedPrice } : price} booking={booking} />
    </FormModal>
  )
}
