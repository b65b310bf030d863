import { inEnglish } from '@keyhaven/shared-contracts/domain/reasons/english'
import { issueMessage, issueReason } from '@keyhaven/shared-contracts/domain/reasons/issue-reason'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { importColumns, type ImportProblem, mostImportRows } from '@keyhaven/shared-contracts/contract/client-import'
import { briefClient, type BriefClient, placeLines } from '@keyhaven/shared-contracts/contract/clients'
import { refuse } from './table.ts'

type Heading = keyof typeof importColumns
type Cells = Record<Heading, string>
const headings = Object.keys(importColumns) as Heading[]

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
/** What other programs and other languages call the same, in small letters without spaces. */
const others: Record<Heading, readonly string[]> = {
  'First name': ['givenname', 'forename', 'vorname', 'nome', 'voornaam', 'prénom', 'prenom'],
  'Last name': ['surname', 'familyname', 'nachname', 'familienname', 'cognome', 'achternaam', 'nom', 'nomdefamille'],
  Email: ['emailaddress', 'mail', 'emailadresse', 'emailadres', 'indirizzoemail', 'adresseemail', 'courriel'],
  Street: ['straße', 'strasse', 'via', 'indirizzo', 'straat', 'rue'],
  'House number': ['hausnummer', 'numerocivico', 'civico', 'huisnummer', 'numéro', 'numero'],
  'Postal code': ['zip', 'zipcode', 'postcode', 'plz', 'postleitzahl', 'cap', 'codepostal'],
  City: ['town', 'ort', 'stadt', 'città', 'citta', 'comune', 'plaats', 'woonplaats', 'ville'],
  Country: ['land', 'paese', 'stato', 'pays'],
  Phone: [
    ...['telephone', 'phonenumber', 'mobile', 'telefon', 'telefonnummer', 'handy', 'telefono', 'cellulare'],
    ...['telefoon', 'telefoonnummer', 'téléphone', 'portable'],
  ],
}
const known = new Map(
  headings.flatMap((heading) => [plain(heading), ...others[heading]].map((name) => [name, heading] as const)),
)

/** Where each of our columns is. */
function placesOf(first: readonly string[]): Map<Heading, number> {
  const places = new Map<Heading, number>()
  for (const [at, cell] of first.entries()) {
    const heading = known.get(plain(cell))
    if (heading === undefined) continue
    if (places.has(heading)) throw refuse(reason('bookings.columnTwice', { column: heading }))
    places.set(heading, at)
  }
  if (places.size === 0) throw refuse(reason('bookings.nameColumns', { columns: headings }))
  if (!places.has('Last name')) throw refuse('bookings.noLastNameColumn')
  if (!places.has('Email') && !places.has('Phone')) throw refuse('bookings.noContactColumn')
  return places
}

const clientOf = (cells: Cells): unknown => {
  const fields = Object.fromEntries(headings.map((heading) => [importColumns[heading], cells[heading]]))
  const { first_name, last_name, email, ...address } = fields
  return { first_name, last_name, email, address }
}

const columnOf = (path: readonly PropertyKey[]) =>
  headings.find((heading) => importColumns[heading] === path.at(-1)) ?? 'First name'

const onInvoices = headings.filter((heading) => placeLines.some((line) => line === importColumns[heading]))
/** The cells that an invoice needs and that are empty. */
const notGiven = (cells: Cells) => onInvoices.filter((heading) => cells[heading] === '')

export type ReadRow = { row: number; cells: Cells; client: BriefClient | undefined; not_given: string[] }

/** The clients that a table holds, and all that is wrong with it, by the rows of the spreadsheet. */
export function readClients(table: readonly string[][]): { rows: ReadRow[]; problems: ImportProblem[] } {
  const top = table.findIndex((row) => row.some((cell) => cell !== ''))
  const places = placesOf(table[top] ?? [])
  const filled = table
    .map((row, at) => ({ row, at }))
    .filter(({ row, at }) => at > top && row.some((cell) => cell !== ''))
  if (filled.length === 0) throw refuse('bookings.noRows')
  if (filled.length > mostImportRows) {
    throw refuse(reason('bookings.tooManyRows', { rows: filled.length, most: mostImportRows }))
  }
  const problems: ImportProblem[] = []
  const rows = filled.map(({ row, at }) => {
    const cells = Object.fromEntries(headings.map((name) => [name, row[places.get(name) ?? -1] ?? ''])) as Cells
    const { data, error } = briefClient.safeParse(clientOf(cells), { error: issueMessage })
    const said = new Set<string>()
    for (const issue of error?.issues ?? []) {
      const column = columnOf(issue.path)
      if (!said.has(column)) {
        const why = issueReason(issue)
        problems.push({ row: at + 1, column, message: inEnglish(why), reason: why })
      }
      said.add(column)
    }
    return { row: at + 1, cells, client: data, not_given: notGiven(cells) }
  })
  return { rows, problems }
}
