import { type RawBuilder, sql } from 'kysely'

// Parts of select lists that answer in the shapes of the contract. `alias` is always a word of ours, never input.

/** A moment as an ISO timestamp. */
export const isoTime = (column: string) =>
  sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

export const addressOf = (alias: string) =>
  sql.raw(
    `json_build_object('street', ${alias}.street, 'house_number', ${alias}.house_number, 'postal_code', ${alias}.postal_code, 'city', ${alias}.city, 'country', ${alias}.country, 'phone', ${alias}.phone)`,
  )

const imageFields = (fields: string) =>
  `json_build_object('id', i.id, 'image', i.sources -> -1 ->> 'image', 'alt_text', i.alt_text, 'width', i.width, 'height', i.height, 'sources', i.sources, ${fields})`
const forOwner = `'name', i.name`
/** Columns of guests' pictures, with the AVIF files drawn since. */
const forGuests = `'avif', (SELECT json_agg(json_build_object('width', a.width, 'image', a.file) ORDER BY a.width) FROM image_avifs a WHERE a.image_id = i.id),
   'colours', (SELECT c.colours FROM image_colours c WHERE c.image_id = i.id)`

const imagesAs = (fields: string) => (parent: 'property_id' | 'unit_id', alias: string) =>
  sql.raw(
    `COALESCE((SELECT json_agg(${imageFields(fields)} ORDER BY i.position, i.id) FROM images i WHERE i.${parent} = ${alias}.id), '[]'::json)`,
  )
/** The pictures of a property or unit in their order, as its owner sees them; `image` is the widest source. */
export const imagesOf = imagesAs(forOwner)
/** Pictures as guests see them. */
export const guestImagesOf = imagesAs(forGuests)

const imageAs = (fields: string) => (id: string) =>
  sql.raw(`(SELECT ${imageFields(fields)} FROM images i WHERE i.id = ${id})`)
/** Picture whose id is in a column, as its owner sees it; null where there is none. */
export const ownImage = imageAs(forOwner)
export const guestImage = imageAs(forGuests)

/** Sorts names as people do, whatever their case and accents; the indexes of the lists are made with it. */
export const byName = (column: string) => sql.raw(`lower(${column}) COLLATE "und-x-icu"`)

/** Properties as their own list orders them, and lists whose rows stand together by property. */
export const byProperty: RawBuilder<unknown> = sql`p.active DESC, ${byName('p.name')}, p.id`

/** A filter of a list; always true where it is not set. */
export const equals = (column: string, value: string | number | boolean | undefined): RawBuilder<boolean> =>
  value === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${value}`

/** Words as `search_text` keeps them; how, the database says alone. Asked once, not with every row. */
export const folded = (words: string) => sql<string>`(SELECT folded(${words.trim()}))`

/** True where one of the columns, which know no accents, holds the words, whatever their case; always true without words. */
export const includes = (search: string | undefined, ...columns: string[]): RawBuilder<boolean> => {
  const words = search?.trim()
  if (!words) return sql<boolean>`true`
  const any = columns.map((column) => sql`strpos(lower(${sql.raw(column)}), (SELECT searched(${words}))) > 0`)
  return sql<boolean>`(${sql.join(any, sql` OR `)})`
}

/** Condition of a search on the column `search_text` of a table. */
export const contains = (search: string | undefined, alias: string): RawBuilder<boolean> =>
  search?.trim() ? sql<boolean>`strpos(${sql.ref(`${alias}.search_text`)}, ${folded(search)}) > 0` : sql<boolean>`true`

type PlaceFilter = { property?: number | undefined; unit?: number | undefined }

/** True for what is in a property and unit, where those are named. */
export const place = (alias: 'n' | 'b' | 'm' | 'u', { property, unit }: PlaceFilter) => sql`
  ${property === undefined ? sql`true` : sql`${sql.ref(`${alias}.property_id`)} = ${property}`}
  AND ${unit === undefined ? sql`true` : sql`${sql.ref(alias === 'u' ? 'u.id' : `${alias}.unit_id`)} = ${unit}`}`

// What guests ask about a house, of the property `p`.

const columns = ['check_in_from', 'check_in_until', 'check_out_until'] as const
const clockTime = (column: string) => sql`to_char(${sql.ref(`p.${column}`)}, 'HH24:MI')`

/** Check-in and check-out as `HH:MM`, null where they are not said. */
export const clockTimes: RawBuilder<unknown> = sql.join(
  columns.map((column) => sql`${clockTime(column)} AS ${sql.ref(column)}`),
)
/** Clock times as one object. */
const clockTimesObject: RawBuilder<unknown> = sql`json_build_object(${sql.join(
  columns.map((column) => sql`${sql.lit(column)}, ${clockTime(column)}`),
)})`

/** Coordinates of the property, to so many decimals; null where it has none. */
export const coordinatesOf = (decimals = 6): RawBuilder<unknown> => {
  const degrees = (column: 'latitude' | 'longitude') =>
    sql`round(${sql.ref(`p.${column}`)}::numeric, ${sql.lit(decimals)})`
  return sql`CASE WHEN p.latitude IS NOT NULL THEN
    json_build_object('latitude', ${degrees('latitude')}, 'longitude', ${degrees('longitude')}) END`
}

/** Name that guests know an owner `o` by: that of the business, else the owner's own. */
export const hostName = sql<string>`COALESCE(
  NULLIF((SELECT w.business_name FROM site_settings w WHERE w.owner_id = o.id), ''), o.first_name || ' ' || o.last_name)`

const firstPicture = (of: string) =>
  sql.raw(`(SELECT i.sources FROM images i WHERE i.${of} ORDER BY i.position, i.id LIMIT 1)`)

/** Columns of a unit `u`, its property `p` and their owner `o` for a request, held or confirmed, on its pages and in its mails. */
export const hostColumns = sql`
  p.time_zone, json_build_object('id', p.id, 'name', p.name, 'city', p.city, 'country', p.country) AS property,
  ${addressOf('p')} AS place, ${clockTimesObject} AS times,
  json_build_object('name', ${hostName}, 'email', o.email, 'phone', o.phone, 'slug', o.slug) AS host,
  json_build_object('logo', o.logo_sources, 'accent', (SELECT accent FROM site_settings WHERE owner_id = o.id)) AS brand,
  COALESCE(${firstPicture('unit_id = u.id')}, ${firstPicture('property_id = p.id')}, '[]') AS picture,
  o.first_name || ' ' || o.last_name AS owner_name, o.locale AS owner_locale`

/** Placeholders for a guest who was erased. The address is one that no mail ever reaches. */
export const erasedGuest = { name: 'Erased', email: 'erased@client.invalid' } as const

/** Address that a guest gave with the request `r`; null where there is no request, or the guest was erased. */
export const requestEmail = sql<string | null>`NULLIF(r.email, ${sql.lit(erasedGuest.email)})`

/** Address of the guest of a stay: that of its request `r`, else of its client `c`; empty where there is none. */
export const guestEmail = sql<string>`COALESCE(${requestEmail}, c.email)`
