import type { ClientImport, ImportProblem } from '@keyhaven/shared-contracts/contract/client-import'
import { clientName } from './client-name.ts'

/** A row of the file as the preview shows it. */
export type PreviewRow = {
  row: number
  name: string
  email: string
  place: string
  isKnown: boolean
  /** What an invoice will ask for. */
  notGiven: string[]
  problems: ImportProblem[]
}

/** The rows with problems, wherever they stand in the file, and then the first of the others. */
export function previewRows({ preview, problems }: ClientImport): PreviewRow[] {
  const wrong = Map.groupBy(problems, ({ row }) => row)
  const shown = new Map(
    preview.map(({ row, email, place, is_known, not_given, ...name }) => [
      row,
      {
        row,
        name: clientName(name),
        email,
        place,
        isKnown: is_known,
        notGiven: not_given,
        problems: wrong.get(row) ?? [],
      },
    ]),
  )
  for (const [row, found] of wrong)
    if (!shown.has(row))
      shown.set(row, { row, name: '', email: '', place: '', isKnown: false, notGiven: [], problems: found })
  return [...shown.values()].toSorted(
    (a, b) => Number(b.problems.length > 0) - Number(a.problems.length > 0) || a.row - b.row,
  )
}
