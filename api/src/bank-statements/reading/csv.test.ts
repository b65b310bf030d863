import type { CsvMapping } from '@keyhaven/shared-contracts/contract/finance/bank-statements'
import { expect, test } from 'vitest'
import { readCsv } from './csv.ts'
import { recognise } from './csv-columns.ts'
import { amountOf, dayOf } from './csv-values.ts'

const linesOf = (text: string | Buffer, typed: Partial<CsvMapping> = {}) => {
  const { preview, lines } = readCsv(Buffer.from(text as string), {}, typed)
  const rows = lines?.chunks.flatMap((chunk) => JSON.parse(chunk) as Record<string, unknown>[]) ?? []
  return { preview, lines, rows: rows.map(({ day, cents, name, iban, purpose }) => [day, cents, name, iban, purpose]) }
}

test('files of banks of five languages are read without a word', () => {
  const files: [string, unknown[][]][] = [
    [
      [
        '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"',
        '"DE12";"08.01.27";"08.01.27";"GUTSCHR. UEBERWEISUNG";"SVWZ+RF66B000042";"Müller, Jörg";"DE89370400440532013000";"COBADEFFXXX";"1.234,56";"EUR";"Umsatz gebucht"',
        '"DE12";"09.01.27";"09.01.27";"LASTSCHRIFT";"Strom";"Stadtwerke";"";"";"-80,10";"EUR";"Umsatz vorgemerkt"',
      ].join('\n'),
      [['2027-01-08', 123_456, 'Müller, Jörg', 'DE89370400440532013000', 'GUTSCHR. UEBERWEISUNG SVWZ+RF66B000042']],
    ],
    [
      [
        'Girokonto;DE12',
        '',
        'Buchungsdatum;Wertstellung;Status;Zahlungspflichtige*r;Zahlungsempfänger*in;Verwendungszweck;Umsatztyp;IBAN;Betrag (€)',
        '08.01.27;08.01.27;Gebucht;Erika Muster;Anna Gruber;B-000042;Eingang;DE89370400440532013000;300',
        '07.01.27;07.01.27;Gebucht;Anna Gruber;Bäckerei;Brot;Ausgang;AT61;-4,5',
      ].join('\n'),
      [
        ['2027-01-08', 30_000, 'Erika Muster', 'DE89370400440532013000', 'B-000042'],
        ['2027-01-07', -450, 'Bäckerei', 'AT61', 'Brot'],
      ],
    ],
    [
      'Date,Description,Money In,Money Out,Balance\n01/12/2026,"FASTER PAYMENT, J SMITH","1,250.00",,5000.00\n13/12/2026,CARD,,12.5,4987.50',
      [
        ['2026-12-01', 125_000, '', '', 'FASTER PAYMENT, J SMITH'],
        ['2026-12-13', -1250, '', '', 'CARD'],
      ],
    ],
    [
      'Date;Libellé;Débit;Crédit\n08/01/2027;VIREMENT DE MME DUPONT;;1 234,56\n09/01/2027;EDF;-80,10;',
      [
        ['2027-01-08', 123_456, '', '', 'VIREMENT DE MME DUPONT'],
        ['2027-01-09', -8010, '', '', 'EDF'],
      ],
    ],
    [
      'Data contabile;Data valuta;Importo;Causale;Controparte\n08/01/2027;08/01/2027;+300,00;Bonifico;Mario Rossi',
      [['2027-01-08', 30_000, 'Mario Rossi', '', 'Bonifico']],
    ],
    [
      '"Datum","Naam / Omschrijving","Rekening","Tegenrekening","Code","Af Bij","Bedrag (EUR)","Mutatiesoort","Mededelingen"\n"20270108","J. de Vries","NL1","NL91ABNA0417164300","OV","Bij","300,00","Overschrijving","B-000042"\n"20270109","Albert","NL1","","BA","Af","12,00","Betaalautomaat","Pas"',
      [
        ['2027-01-08', 30_000, 'J. de Vries', 'NL91ABNA0417164300', 'B-000042'],
        ['2027-01-09', -1200, 'Albert', '', 'Pas'],
      ],
    ],
  ]
  for (const [file, rows] of files) {
    const { preview, ...read } = linesOf(file)
    expect([preview.problems, read.rows]).toEqual([[], rows])
  }
})

test('headings with umlauts written out say the same as with umlauts', () => {
  const headings = [
    ...['Währung', 'Währungskürzel', 'Empfänger', 'Begünstigter', 'Zahlungsempfänger', 'Gläubiger-ID', 'Gebühr'],
    ...['Buchungstag', 'Boekingsdatum', 'Value', 'Gegenkonto', 'Débiteur', 'Valeur', 'Steuer'],
  ]
  const written = (heading: string) =>
    heading.replaceAll(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
  const targets = (all: string[]) => all.map((heading) => recognise([heading], [[]])[0])
  expect(targets(headings)).toEqual([
    ...['currency', 'currency', 'name', 'name', 'payee', '', ''],
    ...['day', 'day', 'amount', 'name', 'debit', '', ''],
  ])
  expect(targets(headings.map(written))).toEqual(targets(headings))
})

test('francs under a currency with its umlaut written out are no euros', () => {
  const { preview } = linesOf('Buchungstag;Empfaenger;Betrag;Waehrung\n08.01.2027;Anna;12,00;CHF')
  expect(preview.lines).toMatchObject([{ currency: 'CHF', name: 'Anna' }])
})

test('letters of Windows and of UTF-16 are read', () => {
  const text = 'Buchungstag;Name;Betrag\n08.01.2027;Jörg Müller;12,00'
  for (const bytes of [Buffer.from(text, 'latin1'), Buffer.from(`\ufeff${text}`, 'utf16le'), Buffer.from(text)])
    expect(linesOf(bytes).rows).toEqual([['2027-01-08', 1200, 'Jörg Müller', '', '']])
})

test('without headings the values tell what they are, and sums below the lines are none', () => {
  const { preview, rows } = linesOf(
    '2027-01-08;12.50;DE89370400440532013000;x\n2027-01-09;13.50;DE89370400440532013000;y\n;Total;;',
  )
  expect(preview.mapping).toMatchObject({
    columns: ['day', 'amount', 'iban', ''],
    decimal: '.',
    day_form: 'year_first',
  })
  expect(rows.map(([, cents]) => cents)).toEqual([1250, 1350])
})

test('what is lacking is said, and the owner’s word counts', () => {
  const file = 'When;Who;What\n08.01.2027;Anna;12,00'
  expect(linesOf('A;B\nx;y').preview.problems).toMatchObject([{ row: null, reason: { key: 'invoices.csvNoDay' } }])
  const typed = linesOf(file, { columns: ['day', 'name', 'amount'], day_form: 'month_first', decimal: ',' })
  expect(typed).toMatchObject({ rows: [['2027-08-01', 1200, 'Anna', '', '']], preview: { source: 'typed' } })
})

test.each([
  ['1.234,56', ',', 123_456],
  ['1.234,56-', ',', -123_456],
  ['−12,5', ',', -1250],
  ['+1 234', ',', 123_400],
  ['€ 12,00', ',', 1200],
  ['1,234.56', '.', 123_456],
  ['(12.50)', '.', -1250],
  ["1'234.50", '.', 123_450],
  ['12.5000', '.', 1250],
  ['12.345', '.', undefined],
  ['1.23.4', '.', undefined],
  ['', '.', undefined],
  ['-', '.', undefined],
  ['zwölf', ',', undefined],
] as const)('the amount %j with %j', (cell, decimal, cents) => {
  expect(amountOf(cell, decimal)?.cents).toBe(cents)
})

test.each([
  ['08.01.2027', 'day_first', '2027-01-08'],
  ['8/1/27', 'day_first', '2027-01-08'],
  ['1/8/2027', 'month_first', '2027-01-08'],
  ['2027-01-08 14:05:00', 'year_first', '2027-01-08'],
  ['20270108', 'year_first', '2027-01-08'],
  ['08 Jan 2027', 'day_first', '2027-01-08'],
  ['31.02.2027', 'day_first', undefined],
  ['soon', 'day_first', undefined],
] as const)('the day %j, %s', (cell, form, day) => {
  expect(dayOf(cell, form)).toBe(day)
})
