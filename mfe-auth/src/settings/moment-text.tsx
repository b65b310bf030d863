import { dayIn, showDay } from '@keyhaven/shared-contracts/contract/day'

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** A moment on the reader's clock, `21.11.2026, 15:30`. */
export function MomentText({ value }: { value: string }) {
  const moment = new Date(value)
  return (
    <time dateTime={value} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {showDay(dayIn(ownZone, moment))}, {time.format(moment)}
    </time>
  )
}
