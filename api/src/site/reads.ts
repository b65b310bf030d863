import type { Image, OwnImage } from '@keyhaven/shared-contracts/contract/images'
import { mapPageSize } from '@keyhaven/shared-contracts/contract/public/site-map'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Sql } from '../db/pool.ts'
import type { OwnerRecipient } from '../mail/mailer.ts'
import { type OwnerId, ownedRow } from '../owner-id.ts'
import { bookable, visibleProperties } from '../db/fragments/bookable.ts'
import { guestImage, hostName, ownImage } from '../db/fragments/columns.ts'

export type SiteRow = {
  slug: string
  domain: string | null
  proven: boolean
  code: string | null
  accent: string | null
  allowed_origins: string[]
  request_expiry_hours: number
  max_nights: number
  horizon_months: number
  privacy_text: string
  translations: Record<string, { privacy_text?: string; intro?: string }>
  locale: string
  host_languages: string[]
  business_name: string
  intro: string
  hero: OwnImage | null
  dark_logo: OwnImage | null
}

export async function findSettings(db: Sql, owner: OwnerId) {
  const { rows } = await sql<SiteRow>`
    SELECT o.slug, o.domain, o.domain_proven_at IS NOT NULL AS proven, o.request_expiry_hours, o.max_nights, o.horizon_months,
      s.code, s.accent,
      COALESCE(s.allowed_origins, '[]'::jsonb) AS allowed_origins, COALESCE(s.privacy_text, '') AS privacy_text,
      COALESCE(s.translations, '{}'::jsonb) AS translations, COALESCE(s.locale, 'en') AS locale,
      COALESCE(s.host_languages, '{}') AS host_languages,
      COALESCE(s.business_name, '') AS business_name, COALESCE(s.intro, '') AS intro,
      ${ownImage('s.hero_id')} AS hero, ${ownImage('s.dark_logo_id')} AS dark_logo
    FROM owners o LEFT JOIN site_settings s ON s.owner_id = o.id WHERE o.id = ${owner}`.execute(db)
  return rows[0]
}

export async function isProvenByAnother(db: Sql, owner: OwnerId, domain: string) {
  const other = await db
    .selectFrom('owners')
    .select('id')
    .where('domain', '=', domain)
    .where('domain_proven_at', 'is not', null)
    .where('id', '<>', owner)
    .executeTakeFirst()
  return other !== undefined
}

export type Proof = OwnerRecipient & { owner: OwnerId; domain: string; proven_at: Date; code: string }

/** The proven domains that have one of these minutes of the day; names of this machine need no proof. */
export async function findProofs(db: Sql, minutes: readonly number[]): Promise<Proof[]> {
  const { rows } = await sql<Omit<Proof, 'owner'> & { owner: number }>`
    SELECT o.id AS owner, o.domain, o.domain_proven_at AS proven_at, s.code, o.email, o.first_name, o.locale
    FROM owners o JOIN site_settings s ON s.owner_id = o.id
    WHERE o.domain_proven_at IS NOT NULL AND o.domain NOT LIKE '%.localhost' AND o.id % 1440 = ANY(${minutes}::int[])`.execute(
    db,
  )
  return rows.map(ownedRow)
}

export type PublicSiteRow = {
  slug: string
  name: string
  /** The owner's own, who is responsible. */
  legal_name: string
  intro: string
  intro_lang: string
  hero: Image | null
  dark_logo: Image['sources']
  only_property: number | null
  is_demo: boolean
  logo: string | null
  accent: string | null
  domain: string | null
  street: string
  house_number: string
  postal_code: string
  city: string
  country: string
  phone: string
  email: string
  tax_id: string
  privacy_text: string
  privacy_text_lang: string
  locale: string
}

/** The property of an owner `o` who offers just that one: no more than two are looked at. */
const onlyProperty = sql`(SELECT CASE WHEN count(*) = 1 THEN min(id) END FROM (
  SELECT p.id FROM properties p WHERE p.owner_id = o.id AND p.active AND p.deleted_at IS NULL
    AND NOT EXISTS (SELECT FROM account_endings e WHERE e.owner_id = o.id)
    AND EXISTS (SELECT FROM units u WHERE u.property_id = p.id AND ${bookable('u')}) LIMIT 2) few)`

/** The site of the owner behind a slug, a former one too, or of a property that everybody may see. */
export async function findSite(
  db: Db,
  {
    slug,
    property,
    locale,
  }: { slug?: string | undefined; property?: number | undefined; locale?: GuestLocale | undefined },
  now: Date,
) {
  const whose =
    slug === undefined
      ? sql`NOT o.is_guest AND o.id IN (SELECT owner_id FROM properties WHERE id = ${property ?? -1} AND active AND deleted_at IS NULL)`
      : sql`o.id IN (SELECT id FROM owners WHERE slug = ${slug} UNION ALL SELECT owner_id FROM former_slugs WHERE slug = ${slug})`
  const own = (text: string) => sql`(s.translations -> ${locale ?? null}::text ->> ${text}::text)`
  const langOf = (text: string) =>
    sql`CASE WHEN ${own(text)} IS NULL THEN COALESCE(s.locale, 'en') ELSE ${locale ?? null}::text END`
  const { rows } = await sql<PublicSiteRow>`
    SELECT o.slug, ${hostName} AS name, o.first_name || ' ' || o.last_name AS legal_name, o.logo, s.accent, o.is_guest AS is_demo,
      COALESCE(${own('intro')}, s.intro, '') AS intro, ${langOf('intro')} AS intro_lang, ${guestImage('s.hero_id')} AS hero,
      COALESCE((SELECT i.sources FROM images i WHERE i.id = s.dark_logo_id), '[]') AS dark_logo, ${onlyProperty} AS only_property,
      CASE WHEN o.domain_proven_at IS NOT NULL THEN o.domain END AS domain, o.street, o.house_number, o.postal_code, o.city,
      o.country, o.phone, o.email, o.tax_id, COALESCE(${own('privacy_text')}, s.privacy_text, '') AS privacy_text,
      ${langOf('privacy_text')} AS privacy_text_lang,
      COALESCE(s.locale, 'en') AS locale
    FROM owners o LEFT JOIN site_settings s ON s.owner_id = o.id
    WHERE ${whose} AND o.activated_at IS NOT NULL AND (o.guest_expires_at IS NULL OR o.guest_expires_at > ${now})
    ORDER BY o.slug = ${slug ?? ''} DESC LIMIT 1`.execute(db)
  return rows[0]
}

/** Properties of everybody but sites elsewhere, or of one owner. */
const mapped = (slug: string | undefined, more: RawBuilder<unknown> = sql``) => sql`
  FROM properties p JOIN owners o ON o.id = p.owner_id ${more}
  WHERE ${visibleProperties({})} AND ${
    slug === undefined ? sql`o.domain_proven_at IS NULL` : sql`o.slug = ${slug}`
  } AND EXISTS (SELECT FROM units u WHERE u.property_id = p.id AND ${bookable('u')})`

/** Time at which the newest picture of a house or unit was added. */
const pictured = (of: 'p' | 'u') => sql`(SELECT max(i.created_at) FROM images i
  WHERE ${sql.ref(of === 'p' ? 'i.property_id' : 'i.unit_id')} = ${sql.ref(`${of}.id`)})`
/** The later of both; where it is not known of the texts, of the page it is not either. */
const changedAt = (texts: RawBuilder<unknown>, pictures: RawBuilder<unknown>) => sql<
  string | null
>`CASE WHEN ${texts} IS NOT NULL
  THEN to_char(GREATEST(${texts}, ${pictures}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') END`

export async function readMap(db: Db, slug: string | undefined, page: number) {
  const [listed, counted] = await Promise.all([
    sql<{ id: number; units: number[]; changed_at: string | null; units_changed_at: (string | null)[] }>`
      SELECT p.id, shown.units, shown.units_changed_at,
        ${changedAt(sql`GREATEST(p.changed_at, shown.changed_at)`, sql`GREATEST(${pictured('p')}, shown.pictured_at)`)} AS changed_at
      ${mapped(
        slug,
        sql`CROSS JOIN LATERAL (
        SELECT json_agg(u.id ORDER BY u.id) AS units, max(u.changed_at) AS changed_at, max(${pictured('u')}) AS pictured_at,
          json_agg(${changedAt(sql`GREATEST(p.changed_at, u.changed_at)`, sql`GREATEST(${pictured('u')}, ${pictured('p')})`)} ORDER BY u.id) AS units_changed_at
        FROM units u WHERE u.property_id = p.id AND ${bookable('u')}) shown`,
      )} ORDER BY p.id LIMIT ${mapPageSize} OFFSET ${(page - 1) * mapPageSize}`.execute(db),
    sql<{ count: number }>`SELECT count(*) AS count ${mapped(slug)}`.execute(db),
  ])
  return { data: listed.rows, count: counted.rows[0]?.count ?? 0 }
}

/** Owner of the site at a host. */
export type HostSite = { owner: OwnerId; slug: string }

export async function findHost(db: Db, host: string): Promise<HostSite | undefined> {
  const { rows } = await sql<{ owner: number; slug: string }>`
    SELECT id AS owner, slug FROM owners
    WHERE domain = ${host} AND domain_proven_at IS NOT NULL AND activated_at IS NOT NULL`.execute(db)
  return rows.map(ownedRow)[0]
}

/** Origins of other sites that may use the public calls for the owner of a slug, a former one too. */
export async function readAllowedOrigins(db: Db, slug: string) {
  const { rows } = await sql<{ allowed_origins: string[] }>`
    SELECT s.allowed_origins FROM site_settings s JOIN owners o ON o.id = s.owner_id
    WHERE NOT o.is_guest AND o.id IN
      (SELECT id FROM owners WHERE slug = ${slug} UNION ALL SELECT owner_id FROM former_slugs WHERE slug = ${slug})`.execute(
    db,
  )
  return rows.flatMap((row) => row.allowed_origins)
}
