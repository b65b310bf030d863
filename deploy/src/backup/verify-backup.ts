import { createHash } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { openDb } from '@keyhaven/api/db/pool'
import { readEnv } from '@keyhaven/api/env'
import { pdfOf } from '@keyhaven/api/invoices/files'
import { openSystem, type System } from './open-system.ts'
import { restoreBackup } from './restore-backup.ts'
import { storeProblems } from './copy-releases.ts'
import type { CheckedBackup } from './read-backup.ts'
import type { Say } from './write-backup.ts'

/** Outcome of a trial restore: how many documents were opened, and what was wrong. */
export type Verified = { documents: number; problems: string[] }

const documentsLookedAt = 100

const bytesOf = async (body: Readable | Uint8Array) => (body instanceof Uint8Array ? body : buffer(body))

/** Asks the restored system for the newest documents, as their owners would. */
async function documentProblems({ databaseUrl, files }: System) {
  const db = openDb(databaseUrl, { max: 2 })
  try {
    const drawn = await db
      .selectFrom('invoice_files')
      .select(['invoice_id', 'file'])
      .orderBy('invoice_id', 'desc')
      .limit(documentsLookedAt)
      .execute()
    const problems: string[] = []
    for (const { invoice_id, file } of drawn) {
      const answer = await pdfOf({ db, files, clock: () => new Date() }, invoice_id)
      const hash =
        answer &&
        createHash('sha256')
          .update(await bytesOf(answer.body))
          .digest('hex')
      if (`${hash}.pdf` !== file) problems.push(`the document ${invoice_id} does not come out as it was`)
    }
    return { documents: drawn.length, problems }
  } finally {
    await db.destroy()
  }
}

const problemsOf = async (system: System, lost: readonly string[]) => {
  const { documents, problems } = await documentProblems(system)
  const ofFiles = lost.map((name) => `the file ${name} was lost before the backup`)
  return { documents, problems: [...problems, ...(await storeProblems(system.store)), ...ofFiles] }
}

/**
 * Restores a backup into a system that is thrown away, which compares rows and files, and asks it for documents. Nothing is
 * sent and nothing is served meanwhile. It needs as much room in the system's temporary folder as the backed up system has.
 */
export async function verifyBackup(backup: CheckedBackup, say: Say): Promise<Verified> {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-verify-'))
  try {
    // The database may have to run as another user; what is in there is closed to others.
    await chmod(folder, 0o711)
    const env = readEnv({ DATA_DIR: folder })
    await restoreBackup(backup, env, say)
    say('Asking for documents')
    const system = await openSystem(env)
    try {
      return await problemsOf(system, backup.manifest.lost)
    } finally {
      await system.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
