import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import type { pictureSource } from '@keyhaven/shared-contracts/contract/images'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Sql } from '../db/pool.ts'
import type { Owners } from '../db/schema.ts'
import type { OwnerId } from '../owner-id.ts'
import { siteUrl } from '../site/host-kind.ts'

export type Owner = Selectable<Owners>
/** What the column's jsonb holds; only our own upload writes it. */
type PictureSource = z.infer<typeof pictureSource>

export const findOwner = (sql: Sql, owner: OwnerId | number) =>
  sql.selectFrom('owners').selectAll().where('id', '=', owner).executeTakeFirst()

/** Guests share one address and nobody signs in with it. */
export const findByEmail = (sql: Sql, email: string) =>
  sql
    .selectFrom('owners')
    .selectAll()
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', eb.fn<string>('lower', [eb.val(email)])))
    .where('is_guest', '=', false)

/** Sessions that have not ended, the last used first. */
export const liveSessions = (sql: Sql, owner: OwnerId, now: Date) =>
  sql
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at', 'expires_at'])
    .where('owner_id', '=', owner)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Slugs in use or once in use that begin with `base`. */
export async function takenSlugs(sql: Sql, base: string): Promise<Set<string>> {
  const rows = await sql
    .selectFrom('owners')
    .select('slug')
    .where('slug', 'like', `${base}%`)
    .union(sql.selectFrom('former_slugs').select('slug').where('slug', 'like', `${base}%`))
    .execute()
  return new Set(rows.map((row) => row.slug))
}

export const logoOf = (owner: Owner) => ({ logo: owner.logo, sources: owner.logo_sources as PictureSource[] })

export const toUser = (owner: Owner, origin: string): User => ({
  id: owner.id,
  email: owner.email,
  first_name: owner.first_name,
  last_name: owner.last_name,
  data_filled: owner.data_filled,
  logo: owner.logo,
  tax_id: owner.tax_id,
  address: {
    street: owner.street,
    house_number: owner.house_number,
    postal_code: owner.postal_code,
    city: owner.city,
    country: owner.country,
    phone: owner.phone,
  },
  image: logoOf(owner),
  slug: owner.slug,
  public_url: siteUrl({ ...owner, proven: owner.domain_proven_at !== null }, origin),
  is_guest: owner.is_guest,
  guest_until: owner.guest_expires_at?.toISOString() ?? null,
})
