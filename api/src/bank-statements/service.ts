import type { StatementImport, StatementReading } from '@keyhaven/shared-contracts/contract/finance/bank-statements'
import type { CsvMapping } from '@keyhaven/shared-contracts/contract/finance/bank-statements'
import { reasons } from '@keyhaven/shared-contracts/domain/reasons/reasons'
import type { AppContext } from '../context.ts'
import { transact } from '../db/transact.ts'
import { invalid } from '../http/problem.ts'
import type { Upload } from '../http/uploads.ts'
import type { OwnerId } from '../owner-id.ts'
import { readStatement } from './reading/read-file.ts'
import type { FileLines } from './reading/read-line.ts'
import { readFirstLines, readMappings, readStatementOf } from './reads.ts'
import { finishStatement, insertLines, insertStatement, keepMapping } from './writes.ts'

/** Lines that the answer to an upload holds; all of them are in the list. */
const maxAnswered = 100

/** Adds what is new of a file, as a statement; one that brings nothing new leaves nothing behind. */
async function addStatement(
  { db, clock }: AppContext,
  owner: OwnerId,
  file: { name: string; lines: FileLines },
  mapping?: { hash: string; value: CsvMapping },
): Promise<StatementImport> {
  const { chunks, total, pending, ...days } = file.lines
  const now = clock()
  const { id, added } = await transact(db, async (tx) => {
    if (mapping) await keepMapping(tx, owner, mapping.hash, mapping.value, now)
    if (total === 0) return { id: 0, added: 0 }
    const statement = await insertStatement(tx, owner, { ...days, file_name: file.name.slice(0, 200) }, now)
    let count = 0
    for (const chunk of chunks) count += await insertLines(tx, owner, statement, chunk)
    await finishStatement(tx, owner, statement, count)
    return { id: statement, added: count }
  })
  const statement = added > 0 ? ((await readStatementOf(db, owner, id)) ?? null) : null
  const lines = statement ? await readFirstLines(db, owner, id, maxAnswered) : []
  return { statement, lines, added, repeated: total - added, pending, csv: null }
}

/**
 * Reads a file of a bank, and adds its lines. A CSV file is imported where its owner says how it is read, or has said so of the same headings; else
 * the answer is how it would be read.
 */
export async function uploadStatement(
  context: AppContext,
  owner: OwnerId,
  file: Upload | undefined,
  { commit, ...typed }: StatementReading,
): Promise<StatementImport> {
  if (!file) throw invalid({ file: [reasons.choose('bankFile')] })
  const mappings = await readMappings(context.db, owner)
  const read = await readStatement({ file: file.path, mappings, typed }, owner)
  const { name } = file
  if ('camt' in read) return addStatement(context, owner, { name, lines: read.camt })
  const { lines, preview, headings_hash: hash } = read.csv
  if (!lines || (preview.source !== 'kept' && !commit))
    return { statement: null, lines: [], added: 0, repeated: 0, pending: 0, csv: preview }
  return addStatement(context, owner, { name, lines }, { hash, value: preview.mapping })
}
