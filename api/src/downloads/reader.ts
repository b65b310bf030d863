import { inOwnersLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import type { Messages } from './messages/en.ts'
import type { CsvLanguage } from '@keyhaven/shared-contracts/domain/money/csv'
import type { Db } from '../db/pool.ts'
import { languageOf, ownerLocaleOf } from '../language.ts'
import type { OwnerId } from '../owner-id.ts'
import { readLocale } from './reads.ts'

const catalogs = await inOwnersLanguages<Messages>((locale) => import(`./messages/${locale}.ts`))

/** Time zone of an owner who has no house. */
export const usualZone = 'Europe/Vienna'

/** Words and formats of a table for this owner. */
export async function writtenFor(db: Db, owner: OwnerId): Promise<{ words: Messages; how: CsvLanguage }> {
  const chosen = ownerLocaleOf(await readLocale(db, owner))
  const words = catalogs[chosen]
  return { words, how: { language: languageOf(chosen), yes: words.yes, no: words.no } }
}
