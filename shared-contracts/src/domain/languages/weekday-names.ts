import type { Language } from './language.ts'

/** Names of days of the week that are counted from Monday, 1, to Sunday, 7. */
export const weekdayNames = ({ weekdays }: Pick<Language, 'weekdays'>, numbers: readonly number[]): string[] =>
  numbers.toSorted((a, b) => a - b).map((number) => weekdays[number % 7] ?? '')
