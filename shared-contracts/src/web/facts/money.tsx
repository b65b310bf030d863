import { useLanguage } from '../locale/use-locale.ts'

/** An amount in euros. */
export function Money({ value }: { value: number }) {
  const language = useLanguage()
  return <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{language.euros(value)}</span>
}
