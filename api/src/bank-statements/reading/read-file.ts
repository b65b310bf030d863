import path from 'node:path'
import type { CsvMapping } from '@keyhaven/shared-contracts/contract/finance/bank-statements'
import type { Reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { refuse } from '../../clients/table.ts'
import type { OwnerId } from '../../owner-id.ts'
import { TooMuchWork, workThread } from '../../work-thread.ts'
import type { CsvRead, OwnMappings } from './csv.ts'
import type { FileLines } from './read-line.ts'

export type StatementToRead = { file: string; mappings: OwnMappings; typed: Partial<CsvMapping> }
type StatementRead = { camt: FileLines } | { csv: CsvRead }
/** Answer of the thread: the content, or the reason why the file cannot be read. */
export type StatementAnswer = StatementRead | { why: Reason }

const readAside = workThread<StatementAnswer>({
  file: path.join(import.meta.dirname, 'read-file-worker.ts'),
  name: 'bank statements',
  timeoutMs: 30_000,
  memoryMb: 768,
})

/** The lines of a file of a bank. A year of an account takes seconds, and a small file may be meant to. */
export async function readStatement(file: StatementToRead, owner: OwnerId): Promise<StatementRead> {
  const result = await readAside(owner, JSON.stringify(file)).catch((error: unknown) => {
    throw error instanceof TooMuchWork ? refuse('invoices.statementTooMuch') : error
  })
  if ('why' in result) throw refuse(result.why)
  return result
}
