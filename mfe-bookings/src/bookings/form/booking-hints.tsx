import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useMessages, withTags } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { Alert } from 'antd'
import { bookingFormCatalog } from '../../messages/catalogs.ts'
import type { Messages } from '../../messages/booking-form/en.ts'
import type { BookingFormValues } from './booking-rules.ts'
import { type Availability, type StayDates, stayOf } from './use-availability.ts'

type StepsInput = { isEdit: boolean; hasProperties: boolean; hasClient: boolean; fits: boolean }

/** Which inputs are there: each step appears when the one before is answered, in edit mode all of them. */
export const stepsOf = (values: BookingFormValues, { isEdit, hasProperties, hasClient, fits }: StepsInput) => ({
  checkOut: isEdit || Boolean(values.check_in),
  // Property and unit in one: who knows the unit need not say whose it is.
  place: isEdit || ((stayOf(values.check_in, values.check_out) !== null || Boolean(values.property)) && hasProperties),
  guests: isEdit || Boolean(values.unit),
  client: isEdit || (Boolean(values.unit) && fits),
  rest: isEdit || (Boolean(values.unit) && hasClient && fits),
})

type Answers = Partial<StayDates> & { property?: unknown; unit?: unknown; guests_count?: unknown; hasClient: boolean }

/** The next input that the form needs, in its order; null once all are filled in. */
const nextHint = (t: Messages['hints'], values: Answers) => {
  if (!values.check_in) return t.checkIn
  if (!values.check_out) return t.checkOut
  if (!values.property) return t.property
  if (!values.unit) return t.unit
  if (!values.guests_count) return t.guests
  if (!values.hasClient) return t.client
  return null
}

type Props = {
  values: BookingFormValues
  availability: Availability
  hasClient: boolean
  /** True while the guests have room; too many are a problem of their own input, not a hint. */
  fits: boolean
  /** The chosen unit is not free any more. */
  isTaken: boolean
  takenStays: readonly StayDates[]
}

const toCalendar = { calendar: (words: string) => <TextLink to={paths.dashboard()}>{words}</TextLink> }
const below = { marginBottom: 16 }

/** Hints under the stay: an input that is still empty, or a stay in the way. */
export function BookingHints({ values, availability, hasClient, fits, isTaken, takenStays }: Props) {
  const t = useMessages(bookingFormCatalog).hints
  const { error, retry, isFetching, properties } = availability
  if (error && !properties) {
    return (
      <div style={below}>
        <ProblemState error={error} onRetry={retry} retrying={isFetching} />
      </div>
    )
  }
  if (isTaken) {
    const title = takenStays.length > 0 ? t.takenFrom(takenStays) : t.taken
    return <Alert type="warning" showIcon role="alert" title={title} style={below} />
  }
  const isTooMany = Number(values.guests_count) >= 1 && !fits
  const hint =
    properties?.length === 0 && values.status !== 'cancelled'
      ? withTags(t.noneFree, toCalendar)
      : isTooMany
        ? null
        : nextHint(t, { ...values, hasClient })
  return hint && <Alert type="info" showIcon title={hint} style={below} />
}
