import { expect, test } from 'vitest'
import { changedVatId, isVatId, plainVatId } from './vat-id.ts'

test('VAT ids of companies that publish theirs are right, however they are written', () => {
  for (const id of [
    ...['DE136695976', 'DE 129 273 398', 'ATU13585627', 'atu 33864707', 'IT00743110157', 'IT 12345670017'],
    ...[
      'FR40303265045',
      'FR 83 404 833 048',
      'NL004495445B01',
      'NL.0044.95.445.B01',
      'BE0403019261',
      'BE 0776.091.951',
    ],
    ...['CZ25123891', 'ESB58378431', 'CHE-116.281.710 MWST', 'LU20260743', 'PL8567346215', 'EL094014201'],
  ])
    expect([id, isVatId(id)]).toEqual([id, true])
})

test('a digit that is wrong is noticed where the country has check digits, and a form that none has everywhere', () => {
  for (const id of [
    ...['DE136695975', 'ATU13585626', 'IT00743110158', 'FR41303265045', 'NL004495446B01', 'BE0403019262'],
    ...['', 'DE12345678', '136695976', 'AT13585627', 'NL004495445', 'XX123456789', 'FRI0303265045'],
  ])
    expect([id, isVatId(id)]).toEqual([id, false])
})

test('the number of a Dutch sole trader is checked as a whole, letters included', () => {
  expect(isVatId('NL000099998B57')).toBe(true)
  expect(isVatId('NL000099998B58')).toBe(false)
})

test('it is stored in capitals without spaces, and may be empty or left out', () => {
  expect(plainVatId(' de 136.695-976 ')).toBe('DE136695976')
  const schema = changedVatId()
  expect([undefined, '', 'de 136695976'].map((typed) => schema.parse(typed))).toEqual([undefined, '', 'DE136695976'])
  expect(schema.safeParse('DE1').error?.issues[0]?.message).toBe('general.vatIdWrong')
})
