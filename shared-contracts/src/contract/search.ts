import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from '../domain/money/number.ts'
import { words } from '../domain/text.ts'
import { wantedLanguage } from '../domain/translations.ts'

/** One thing that a search found, in words that people know it by. */
export const searchHit = z
  .object({
    id,
    title: z.string(),
    /** A second line: dates, place, status. */
    hint: z.string(),
  })
  .meta({ id: 'SearchHit' })
export type SearchHit = z.infer<typeof searchHit>

/** Limit of the hits of each kind. */
export const maxHits = 6

/** `locale` is the language of the second lines; English without it. */
export const searchQuery = z.object({ search: words(), locale: wantedLanguage })
export type SearchQuery = z.output<typeof searchQuery>

const searchOf = (word: 'clients' | 'bookings' | 'units' | 'services' | 'promocodes' | 'invoices', by: string) =>
  endpoint({
    domain: word,
    summary: `Find ${word} by ${by}, the best ${maxHits}`,
    method: 'GET',
    path: `/api/search/${word}/`,
    access: 'owner',
    query: searchQuery,
    response: z.array(searchHit),
  })

/** Searches over everything. An area names its call and the page of a hit in its manifest (`search`). */
export const searchApi = {
  clients: searchOf('clients', 'name, email or phone'),
  /** `21.11.2026` and `2026-11-21` find the stays of that day. */
  bookings: searchOf('bookings', 'guest, number or day'),
  units: searchOf('units', 'name or property'),
  services: searchOf('services', 'name or description'),
  promocodes: searchOf('promocodes', 'code or description'),
  invoices: searchOf('invoices', 'number or guest'),
}
