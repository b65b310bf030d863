import { expect, it } from 'vitest'
import { guestLocales, matchLocale } from '../locale.ts'
import { cs } from './cs.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { Language } from './language.ts'

const all = await Promise.all(
  guestLocales.map(async (locale) => {
    const module = (await import(`../languages/${locale}.ts`)) as Record<string, Language>
    return module[locale] as Language
  }),
)
/** As Intl knows it; an amount of four digits is grouped in every language, as on an invoice. */
const tagOf = (code: string) => (code === 'en' ? 'en-GB' : code)
const utc = { timeZone: 'UTC' } as const

it.each(all)('writes amounts and counts in $code as CLDR does', ({ code, euros, number }) => {
  const money = new Intl.NumberFormat(code, { style: 'currency', currency: 'EUR', useGrouping: 'always' })
  const plain = new Intl.NumberFormat(code, { useGrouping: 'always' })
  for (const value of [0, 0.5, 12, 999.99, 1234.5, 1_234_567.8, -45.1]) {
    expect(euros(value)).toBe(money.format(value))
    expect(number(value)).toBe(plain.format(value))
  }
})

it.each(all)('names months and weekdays in $code as CLDR does', (language) => {
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, '0')}-15`
    const named = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tagOf(language.code), { ...utc, ...options }).format(new Date(day))
    expect(language.months[month - 1]).toBe(named({ month: 'long' }))
    expect(language.longDay(day)).toBe(named({ dateStyle: 'long' }))
    expect(language.longDayWithWeekday(day)).toBe(named({ dateStyle: 'full' }))
    expect(language.weekday(day)).toBe(named({ weekday: 'long' }))
    expect(language.weekdayShort(day)).toBe(named({ weekday: 'short' }))
    expect(language.monthsShort[month - 1]).toBe(
      named({ month: 'short' }).replace('Sept', 'Sep').replace('Sep.', 'Sept.').replace('sep.', 'sept.'),
    )
  }
})

it('writes days in numbers as each language has them, English as the product always did', () => {
  const days = all.map(({ day }) => day('2026-02-01'))
  expect(days).toEqual(['01.02.2026', '01.02.2026', '01/02/2026', '01-02-2026', '01/02/2026', '01. 02. 2026'])
})

it('writes a stay with weekdays and months in words, and says nothing twice', () => {
  expect(all.map(({ stay }) => stay('2026-12-11', '2026-12-13'))).toEqual([
    'Fri, 11 – Sun, 13 December 2026',
    'Fr, 11. – So, 13. Dezember 2026',
    'ven 11 – dom 13 dicembre 2026',
    'vr 11 – zo 13 december 2026',
    'ven. 11 – dim. 13 décembre 2026',
    'pá 11. – ne 13. prosince 2026',
  ])
  expect(all.map(({ dayRange }) => dayRange('2026-12-24', '2026-12-26'))).toEqual([
    '24 – 26 December 2026',
    '24. – 26. Dezember 2026',
    '24 – 26 dicembre 2026',
    '24 – 26 december 2026',
    '24 – 26 décembre 2026',
    '24. – 26. prosince 2026',
  ])
  expect(de.dayRange('2026-12-31', '2027-01-01')).toBe('31. Dezember 2026 – 1. Januar 2027')
  expect(en.dayRange('2027-07-01', '2027-08-31')).toBe('1 July – 31 August 2027')
  expect(en.dayRange('2028-02-29', '2028-02-29')).toBe('29 February 2028')
  expect(en.stay('2026-11-30', '2026-12-02')).toBe('Mon, 30 November – Wed, 2 December 2026')
  expect(de.stay('2026-12-30', '2027-01-02')).toBe('Mi, 30. Dezember 2026 – Sa, 2. Januar 2027')
})

it('writes a stay in brief where there is little room', () => {
  expect(all.map(({ briefStay }) => briefStay('2026-12-11', '2026-12-13'))).toEqual([
    '11 – 13 Dec',
    '11. – 13. Dez',
    '11 – 13 dic',
    '11 – 13 dec',
    '11 – 13 déc.',
    '11. – 13. pro',
  ])
  expect(en.briefStay('2026-11-30', '2026-12-02')).toBe('30 Nov – 2 Dec')
})

it('chooses the form of a count by the rules of the language', () => {
  const nights = { one: '# noc', few: '# noci', other: '# nocí' }
  expect([1, 2, 5, 22].map((count) => cs.plural(count, nights))).toEqual(['1 noc', '2 noci', '5 nocí', '22 nocí'])
  const nuits = { one: '# nuit', other: '# nuits' }
  expect([0, 1, 2, 1000].map((count) => fr.plural(count, nuits))).toEqual([
    '0 nuit',
    '1 nuit',
    '2 nuits',
    '1\u202f000 nuits',
  ])
  expect([0, 1, 2].map((count) => en.plural(count, { one: '# night', other: '# nights' }))).toEqual([
    '0 nights',
    '1 night',
    '2 nights',
  ])
})

it('begins weeks on Monday, as all of these languages do', () => {
  expect(all.map(({ weekStart }) => weekStart)).toEqual([1, 1, 1, 1, 1, 1])
})

it('finds the language for what somebody prefers', () => {
  expect(matchLocale(['de-AT', 'en'], guestLocales)).toBe('de')
  expect(matchLocale(['pl', 'IT-it'], guestLocales)).toBe('it')
  expect(matchLocale(['pl', 'sk'], guestLocales)).toBeUndefined()
})
