import { useLanguage } from '../locale/use-locale.ts'

/** A moment on the reader's clock, `21.11.2026, 15:30`. */
export function MomentText({ value }: { value: string }) {
  const language = useLanguage()
  return (
    <time dateTime={value} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {language.moment(value)}
    </time>
  )
}
