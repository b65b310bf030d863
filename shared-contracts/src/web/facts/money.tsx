import { showEuros } from '../../domain/money.ts'

/** An amount in euros. */
export function Money({ value }: { value: number }) {
  return <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{showEuros(value)}</span>
}
