import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { usualNames } from '@keyhaven/shared-contracts/domain/money/usual-services'
import { type RawBuilder, sql } from 'kysely'
import type { JsonObject } from '../schema.ts'

// Owners' own texts: a column holds them in the language that the owner writes in, `translations` beside it in further ones.

type Texts = Record<string, string | undefined>
type Sent = Partial<Record<GuestLocale, Texts | undefined>> | undefined

const there = (texts: Texts = {}) => Object.entries(texts).filter(([, text]) => text)

/** Translations for a new row: empty ones are left out. */
export const keptTranslations = (sent: Sent = {}): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(sent).flatMap(([locale, texts]) =>
        there(texts).length > 0 ? [[locale, Object.fromEntries(there(texts))]] : [],
      ),
    ),
  )

/** Translations without the languages in which nothing is left. */
export const withoutEmpty = (translations: RawBuilder<unknown>): RawBuilder<JsonObject> =>
  sql<JsonObject>`(SELECT COALESCE(jsonb_object_agg(key, value), '{}') FROM jsonb_each(${translations}) WHERE value <> '{}')`

/** Translations of a row after a change: languages and texts that are left out stay, empty texts go. */
export const changedTranslations = (sent: Sent): RawBuilder<JsonObject> => {
  if (!sent) return sql<JsonObject>`translations`
  const changed = Object.entries(sent).flatMap(([locale, texts]) => {
    if (!texts) return []
    const gone = Object.keys(texts).filter((name) => texts[name] === '')
    const stored = sql`COALESCE(translations -> ${locale}::text, '{}')`
    return [
      sql`${locale}::text, (${stored} || ${JSON.stringify(Object.fromEntries(there(texts)))}::jsonb) - ${gone}::text[]`,
    ]
  })
  return withoutEmpty(sql`translations || jsonb_build_object(${sql.join(changed)})`)
}

type Text = { of: 'p' | 'u' | 's'; column: 'description' | 'name' | 'house_rules' | 'directions' }

const translated = ({ of, column }: Text, locale: GuestLocale) =>
  sql`${sql.raw(`${of}.translations`)} -> ${locale}::text ->> ${column}::text`

/** Usual name of a service in the language, where nobody translated it. */
const usualIn = ({ of, column }: Text, locale: GuestLocale) =>
  of === 's' && column === 'name'
    ? sql`${JSON.stringify(Object.fromEntries(usualNames(locale)))}::jsonb ->> replace(lower(btrim(s.name)), chr(39), '’')`
    : sql`NULL`

/** Text in the reader's language, else in the one that its owner writes in. */
export const textIn = (locale: GuestLocale | undefined, text: Text): RawBuilder<unknown> => {
  const standard = sql.raw(`${text.of}.${text.column}`)
  return locale ? sql`COALESCE(${translated(text, locale)}, ${usualIn(text, locale)}, ${standard})` : standard
}

/** The language that an owner writes in. */
export const standardOf = (owner: string): RawBuilder<unknown> =>
  sql.raw(`COALESCE((SELECT w.locale FROM site_settings w WHERE w.owner_id = ${owner}), 'en')`)

/** The language of what `textIn` gives; nothing where no language is wanted. */
export const languageIn = (locale: GuestLocale | undefined, text: Text): RawBuilder<unknown> =>
  locale
    ? sql`CASE WHEN COALESCE(${translated(text, locale)}, ${usualIn(text, locale)}) IS NULL
        THEN ${standardOf(`${text.of}.owner_id`)} ELSE ${locale}::text END`
    : sql`NULL`
