import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import type { Selectable } from 'kysely'
import type { Sql } from '../db/pool.ts'
import type { Owners } from '../db/schema.ts'
import type { OwnerId } from '../owner-id.ts'

export type Owner = Selectable<Owners>

export const findOwner = (sql: Sql, owner: OwnerId | number) =>
  sql.selectFrom('owners').selectAll().where('id', '=', owner).executeTakeFirst()

/** Guests share one address and nobody signs in with it. */
export const findByEmail = (sql: Sql, email: string) =>
  sql
    .selectFrom('owners')
    .selectAll()
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', eb.fn<string>('lower', [eb.val(email)])))
    .where('is_guest', '=', false)
    .executeTakeFirst()

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
  image: { logo: owner.logo },
  slug: owner.slug,
  public_url: `${origin}/?owner=${owner.slug}`,
  is_guest: owner.is_guest,
})
