import type { CsvLanguage } from '@keyhaven/shared-contracts/domain/money/csv'
import type { Locale } from '@keyhaven/shared-contracts/domain/locale'
import type { Db } from '../db/pool.ts'
import { languageOf, ownerLocaleOf } from '../language.ts'
import type { OwnerId } from '../owner-id.ts'
import { messages as de } from './messages/de.ts'
import { messages as en, type Messages } from './messages/en.ts'
import { messages as fr } from './messages/fr.ts'
import { messages as it } from './messages/it.ts'
import { messages as nl } from './messages/nl.ts'
import { readLocale } from './reads.ts'

const catalogs: Record<Locale, Messages> = { en, de, it, nl, fr }

/** Time zone of an owner who has no house. */
export const usualZone = 'Europe/Vienna'

/** Words and formats of a table for this owner. */
export async function writtenFor(db: Db, owner: OwnerId): Promise<{ words: Messages; how: CsvLanguage }> {
  const chosen = ownerLocaleOf(await readLocale(db, owner))
  const words = catalogs[chosen]
  return { words, how: { language: languageOf(chosen), yes: words.yes, no: words.no } }
}
