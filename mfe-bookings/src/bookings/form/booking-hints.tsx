import { paths } from '@keyhaven/shared-contracts/web/paths'
import { ProblemState } from '@keyhaven/shared-contracts/web/ui/problem-state'
import { TextLink } from '@keyhaven/shared-contracts/web/ui/text-link'
import { showDay } from '@keyhaven/shared-contracts/domain/day'
import { Alert } from 'antd'
import type { Availability } from './use-availability.ts'
import type { BookingFormValues } from './booking-rules.ts'
import type { Stay } from './stay.ts'
import { nextHint } from './next-hint.ts'

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
