import { reasons } from './reasons/reasons.ts'
import { z } from 'zod'
import { type GuestLocale, guestLocales } from './locale.ts'
import { cleanLine } from './text/clean.ts'

/**
 * Texts in further languages than the one that the owner writes in: `{ de: { description: '…' } }`. A language that is left
 * out keeps its texts, an empty text takes the one away that was there.
 */
export const translations = <S extends z.ZodRawShape>(texts: S) => {
  const ofOne = z.object(texts).optional()
  const all = Object.fromEntries(guestLocales.map((locale) => [locale, ofOne])) as Record<GuestLocale, typeof ofOne>
  return z
    .strictObject(all, {
      error: (issue) => (issue.code === 'unrecognized_keys' ? reasons.chooseFromList('language') : undefined),
    })
    .optional()
}

/** The same as they are answered: only what is there. */
export const translationsOut = <S extends z.ZodRawShape>(texts: S) => z.record(z.string(), z.object(texts)).optional()

/** A language that a guest's call asks texts in; one that is not known is none. */
export const wantedLanguage = z.string().overwrite(cleanLine).max(35).optional().catch(undefined)

/** The BCP 47 tag of the language that a text is in; said at least where the call asks for a language. */
export const textLanguage = z.string().optional()
