import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookingNumbersIn, creditorReference, showCreditorReference } from './creditor-reference.ts'

const referenceOf = (number: number) => `B-${String(number).padStart(6, '0')}`

test('a reference gets the check digits that ISO 11649 asks for', () => {
  expect(creditorReference('539007547034')).toBe('RF18539007547034')
  expect(creditorReference('B-000042')).toMatch(/^RF\d\dB000042$/)
  expect(showCreditorReference('RF18539007547034')).toBe('RF18 5390 0754 7034')
})

const rf = creditorReference('B-000042')

test.each([
  ['as it was told', rf, [42]],
  ['in groups of four', showCreditorReference(rf), [42]],
  ['in small letters among words', `Urlaub ${rf.toLowerCase()} danke`, [42]],
  ['behind the key of a bank', `SVWZ+${rf}EREF+NOTPROVIDED`, [42]],
  ['cut by line breaks', `${rf.slice(0, 7)}\n${rf.slice(7)}`, [42]],
  ['with a number right behind it', `${rf} 2 nights`, [42]],
  ['as on screens', 'Deposit B-000042', [42]],
  ['with a space, or without anything', 'b 000042, B000043', [42, 43]],
  ['cut in the middle', 'B-000\n042', [42]],
  ['two at once', `${rf} und B-000107`, [42, 107]],
  ['twice the same', `${rf} B-000042`, [42]],
  ['beyond a million', 'B-1234567', [1_234_567]],
  ['with wrong check digits', `RF${rf[2] === '1' ? '2' : '1'}${rf.slice(3)}`, []],
  ['within another word', 'AB-000042', []],
  ['with one digit too many', 'B-0000421', []],
  ['too short', 'Haus B 42', []],
  ['nothing', '', []],
])('a purpose names bookings: %s', (_, purpose, numbers) => {
  expect(bookingNumbersIn(purpose)).toEqual(numbers)
})

test('however a bank breaks, spaces and folds a reference, it names its booking and no other', () => {
  const number = fc.integer({ min: 1, max: 999_999_999 })
  fc.assert(
    fc.property(number, fc.array(fc.nat(12), { maxLength: 4 }), fc.boolean(), (booking, breaks, isSmall) => {
      const reference = creditorReference(referenceOf(booking))
      const cut = breaks.reduce((text, at) => `${text.slice(0, at)} ${text.slice(at)}`, reference)
      expect(bookingNumbersIn(`Zahlung ${isSmall ? cut.toLowerCase() : cut}, danke`)).toEqual([booking])
    }),
  )
})

test('one mistyped digit is noticed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.nat(7), fc.integer({ min: 1, max: 9 }), (booking, at, by) => {
      const reference = creditorReference(referenceOf(booking))
      const place = at < 2 ? at + 2 : at + 3
      const digit = (Number(reference[place]) + by) % 10
      expect(bookingNumbersIn(`${reference.slice(0, place)}${digit}${reference.slice(place + 1)}`)).toEqual([])
    }),
  )
})
