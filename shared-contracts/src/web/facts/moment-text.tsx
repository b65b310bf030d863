import { localMoment } from './local-today.ts'

/** A moment on the reader's clock, `21.11.2026, 15:30`. */
export function MomentText({ value }: { value: string }) {
  return (
    <time dateTime={value} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {localMoment(value)}
    </time>
  )
}
