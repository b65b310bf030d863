import { expect, test } from 'vitest'
import { epcCode, type Transfer } from './epc-code.ts'

const vienna: Transfer = {
  ...{ holder: 'Anna Gruber', iban: 'AT611904300234573201', bic: '' },
  ...{ reference: 'RF66B000042', cents: 18_000 },
}
const withFields = (fields: Partial<Transfer>) => epcCode({ ...vienna, ...fields })

test('a transfer is said line by line as the rules of the banks have it', () => {
  expect(epcCode(vienna)).toBe('BCD\n002\n1\nSCT\n\nAnna Gruber\nAT611904300234573201\nEUR180.00\n\nRF66B000042')
  expect(withFields({ bic: 'BKAUATWW' })?.split('\n')[4]).toBe('BKAUATWW')
})

test('an amount has two decimals and a point, whatever it is', () => {
  for (const [cents, amount] of [
    [1, 'EUR0.01'],
    [1050, 'EUR10.50'],
    [123_456_789, 'EUR1234567.89'],
    [99_999_999_999, 'EUR999999999.99'],
  ] as const)
    expect(withFields({ cents })?.split('\n')[7]).toBe(amount)
})

test('a name is one line of at most seventy letters, umlauts among them', () => {
  const name = 'Österreichische Gästehäuser Müller-Überzahl und Söhne Betriebsges. mbH'
  expect(name).toHaveLength(70)
  expect(withFields({ holder: name })?.split('\n')[5]).toBe(name)
  expect(withFields({ holder: ' Anna\n Gruber ' })?.split('\n')[5]).toBe('Anna Gruber')
})

test('what a bank could not carry out has no code', () => {
  for (const fields of [
    { cents: 0 },
    { cents: -100 },
    { cents: 100_000_000_000 },
    { holder: '' },
    { holder: 'x'.repeat(71) },
    { holder: '𝒜'.repeat(70) },
    { iban: 'TR330006100519786457841326', bic: 'TGBATRIS' },
    { iban: 'IL620108000000099999999', bic: '' },
  ])
    expect(withFields(fields)).toBeNull()
})

test('outside the European Economic Area the rest of SEPA needs a BIC', () => {
  for (const iban of ['CH9300762011623852957', 'GB29NWBK60161331926819', 'RS35260005601001611379']) {
    expect(withFields({ iban })).toBeNull()
    expect(withFields({ iban, bic: 'POFICHBE' })).toContain(`\n${iban}\n`)
  }
})
