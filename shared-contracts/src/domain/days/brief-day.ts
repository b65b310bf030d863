import type { Day } from './day.ts'
import type { Language } from '../languages/language.ts'

/**
 * `21 Nov 2026`, where there is little room: the end of a stay as a language writes it, with its year. It is no part of `Language`,
 * which the shell brings along and may be older than an area.
 */
export const briefDay = ({ briefStay }: Language, day: Day) =>
  `${briefStay(day, day).split(' – ').at(-1)} ${day.slice(0, 4)}`
