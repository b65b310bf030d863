import { useLanguage } from '../locale/use-locale.ts'

/** A day, `21.11.2026`; a dash where there is none. */
export function DayText({ value }: { value: string | null }) {
  const language = useLanguage()
  if (!value) return <span>–</span>
  return (
    <time dateTime={value} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {language.day(value)}
    </time>
  )
}
