import { showDay } from '@keyhaven/shared-contracts/domain/day'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { Alert } from 'antd'
import type { BookingFormValues } from './booking-rules.ts'
import { stayOf, type Stay } from './stay.ts'
import type { Availability } from './use-availability.ts'

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

type Answers = Partial<Stay> & { property?: unknown; unit?: unknown; guests_count?: unknown; hasClient: boolean }

/** The next input that the form needs, in its order; null once all are filled in. */
const nextHint = (values: Answers) => {
  if (!values.check_in) return 'Please select a check-in date.'
  if (!values.check_out) return 'Now select a check-out date to see available properties.'
  if (!values.property) return 'Please select a property.'
  if (!values.unit) return 'Please select a unit.'
  if (!values.guests_count) return 'Please enter the number of guests.'
  if (!values.hasClient) return 'Please select a client.'
  return null
}

type Props = {
  values: BookingFormValues
  availability: Availability
  hasClient: boolean
  /** Whether the guests have room; where they have not, their input says so. */
  fits: boolean
  /** The chosen unit is not free any more. */
  isTaken: boolean
  taken: readonly Stay[]
}

const below = { marginBottom: 16 }
const range = ({ check_in, check_out }: Stay) => `${showDay(check_in)} to ${showDay(check_out)}`

/** What the form waits for, or what stands in the way. */
export function BookingHints({ values, availability, hasClient, fits, isTaken, taken }: Props) {
  const { error, retry, isFetching, properties } = availability
  if (error && !properties) {
    return (
      <div style={below}>
        <ProblemState error={error} onRetry={retry} retrying={isFetching} />
      </div>
    )
  }
  if (isTaken) {
    const when = taken.length > 0 ? ` It is taken from ${taken.map(range).join(', from ')}.` : ''
    const title = `The unit is not free for these dates.${when} Choose other dates or another unit.`
    return <Alert type="warning" showIcon role="alert" title={title} style={below} />
  }
  const none = (
    <>
      No available properties for the selected dates.{' '}
      <TextLink to={paths.dashboard()}>See the availability calendar</TextLink>
    </>
  )
  const isTooMany = Number(values.guests_count) >= 1 && !fits
  const hint =
    properties?.length === 0 && values.status !== 'cancelled'
      ? none
      : isTooMany
        ? null
        : nextHint({ ...values, hasClient })
  return hint && <Alert type="info" showIcon title={hint} style={below} />
}
