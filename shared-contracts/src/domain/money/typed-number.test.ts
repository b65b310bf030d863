import { reasons } from '../reasons/reasons.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cs } from '../languages/cs.ts'
import { de } from '../languages/de.ts'
import { en } from '../languages/en.ts'
import { fr } from '../languages/fr.ts'
import { it as italian } from '../languages/it.ts'
import { nl } from '../languages/nl.ts'
import { eurosIn } from './money.ts'
import { readNumber, writeNumber } from './typed-number.ts'

const languages = [en, de, italian, nl, fr, cs]
const values = (readings: ReturnType<typeof readNumber>) => readings.map(({ value }) => value)
const cents = fc.oneof(fc.integer({ min: -100_000_000, max: 100_000_000 }), fc.integer({ min: -99_900, max: 99_900 }))

describe.each(languages.map((language) => ({ code: language.code, language })))('in $code', ({ language }) => {
  test('every amount that a screen shows can be typed back', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const euros = amount / 100
        const texts = [
          language.euros(euros),
          language.euros(euros).replaceAll(/\s/g, ' '),
          language.number(euros, 2),
          writeNumber(euros, language, 2),
          ...(amount % 100 === 0 ? [language.number(euros), writeNumber(euros, language)] : []),
        ]
        const read = texts.map((text) => [text, ...values(readNumber(text, 'euros', language))])
        expect(read).toEqual(texts.map((text) => [text, euros || 0]))
      }),
    )
  })

  test('so can every percentage and every count', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (tenths) => {
        expect(values(readNumber(language.percent(tenths / 10), 'percent', language))).toEqual([tenths / 10 || 0])
        expect(values(readNumber(language.number(tenths), undefined, language))).toEqual([tenths || 0])
      }),
    )
  })

  test('one language asks about what another one writes, and never takes it for something else', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(...languages), (amount, other) => {
        const euros = amount / 100
        const readings = values(readNumber(other.euros(euros), 'euros', language))
        expect(readings).toEqual([euros || 0])
      }),
    )
  })
})

const written: [string, number[]][] = [
  ['1.625,00', [1625]],
  ['1,625.00', [1625]],
  ['1.200,50', [1200.5]],
  ['1 200', [1200]],
  ['1\u00a0200,5', [1200.5]],
  ['1\u2009200', [1200]],
  ['1\u202f200.50', [1200.5]],
  ["1'200.50", [1200.5]],
  ['1’200', [1200]],
  ['1.200.000', [1_200_000]],
  ['€ 100', [100]],
  ['€100', [100]],
  ['100 €', [100]],
  ['EUR 1.200,00', [1200]],
  ['100eur', [100]],
  ['100 Euro', [100]],
  ['-€40.00', [-40]],
  ['€ -40,00', [-40]],
  ['−40', [-40]],
  ['120,-', [120]],
  ['120,–', [120]],
  ['120.-', [120]],
  ['1.200,– €', [1200]],
  ['1.25', [1.25]],
  ['12,5', [12.5]],
  [',50', [0.5]],
  ['0.500', [0.5]],
  ['1234.500', [1234.5]],
  ['\u202a89,50\u202c', [89.5]],
  ['1.200', [1200, 1.2]],
  ['1,000', [1000, 1]],
  ['12.345', [12_345, 12.345]],
]
test.each(written)('without a language %j means %j', (text, readings) => {
  expect(values(readNumber(text, 'euros'))).toEqual(readings)
})

test('a single sign before three digits is the one that the page groups by, or a question', () => {
  expect(values(readNumber('1.200', 'euros', de))).toEqual([1200])
  expect(values(readNumber('1,200', 'euros', de))).toEqual([1200, 1.2])
  expect(values(readNumber('1,200', 'euros', en))).toEqual([1200])
  expect(values(readNumber('1.200', 'euros', en))).toEqual([1200, 1.2])
  expect(values(readNumber('1.200', 'euros', fr))).toEqual([1200, 1.2])
})

test.each([
  '',
  'abc',
  '1.',
  '1,',
  '.',
  '-',
  '1 20',
  '12.34.567',
  '1.200.50',
  '1,2,3',
  '$100',
  '100 CHF',
  '1e3',
  '0x10',
  '1 200.',
  '10²',
  '1'.repeat(41),
])('%j is no amount in any language', (text) => {
  for (const signs of [undefined, ...languages]) expect(readNumber(text, 'euros', signs)).toEqual([])
})

test('a request says which amounts a text can mean, and takes none of them', () => {
  const amount = eurosIn({ required: reasons.enter('amount'), below: 'bookings.amountAboveZero' })
  const refusal = (text: string) => amount.safeParse(text).error?.issues.map(({ message }) => message)
  expect(refusal('1.200')).toEqual([JSON.stringify({ key: 'general.twoAmounts', params: { readings: [1200, 1.2] } })])
  expect(refusal('1,000')).toEqual([JSON.stringify({ key: 'general.twoAmounts', params: { readings: [1000, 1] } })])
  expect(refusal('1.234')).toEqual(['general.tooManyDecimals'])
  expect(refusal('1.')).toEqual([reasons.enter('amount')])
  expect(refusal('0.500')).toEqual(['general.tooManyDecimals'])
  expect(amount.parse('1.625,00')).toBe(162_500)
  expect(amount.parse('89,5')).toBe(8950)
  expect(amount.parse(1.2)).toBe(120)
})
