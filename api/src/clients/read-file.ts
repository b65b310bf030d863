import path from 'node:path'
import type { ImportEncoding, ImportReading } from '@keyhaven/shared-contracts/contract/bookings/client-import'
import type { Reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import type { OwnerId } from '../owner-id.ts'
import { TooMuchWork, workThread } from '../work-thread.ts'
import type { ReadClients } from './import-rows.ts'
import { refuse } from './table.ts'

/** Answer of the thread: the content, or the reason why the file cannot be read. */
export type FileRead = { read: ReadFile } | { why: Reason }
export type FileToRead = ImportReading & { file: string }
type ReadFile = ReadClients & { encoding: ImportEncoding }

const readAside = workThread<FileRead>({
  file: path.join(import.meta.dirname, 'read-file-worker.ts'),
  name: 'files of clients',
  timeoutMs: 10_000,
  memoryMb: 256,
})

/** The clients of a file. A small file may be a lot of work, and whole tables take seconds. */
export async function readClientsOf(file: FileToRead, owner: OwnerId): Promise<ReadFile> {
  const result = await readAside(owner, JSON.stringify(file)).catch((error: unknown) => {
    throw error instanceof TooMuchWork ? refuse('bookings.tooManyCells') : error
  })
  if ('why' in result) throw refuse(result.why)
  return result.read
}
