import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import { sql } from 'kysely'
import type { Tx } from '../../db/pool.ts'
import { transact } from '../../db/transact.ts'
import type { OwnerId } from '../../owner-id.ts'
import type { AppContext } from '../../context.ts'
import { unauthorized } from '../../http/problem.ts'
import { toUser } from '../reads.ts'
import { slugTaken } from '../refusals.ts'

/** The key of `former_slugs` decides between two who want one name at the same moment; one's own is always there. */
async function claim(tx: Tx, owner: OwnerId, slug: string) {
  const { rows } = await sql`
    INSERT INTO former_slugs AS f (slug, owner_id) VALUES (${slug}, ${owner})
    ON CONFLICT (slug) DO UPDATE SET owner_id = f.owner_id WHERE f.owner_id = ${owner} RETURNING slug`.execute(tx)
  return rows.length > 0
}

/** Gives the public page another name; the old one stays the owner's and keeps leading there. */
export const changeSlug = (context: AppContext, owner: OwnerId, slug: string): Promise<User> =>
  transact(context.db, async (tx) => {
    const own = tx.selectFrom('owners').selectAll().where('id', '=', owner)
    const before = await own.forNoKeyUpdate().executeTakeFirst()
    if (!before) throw unauthorized()
    if (before.slug === slug) return toUser(before, context.env.origin)
    const holder = await tx.selectFrom('owners').select('id').where('slug', '=', slug).executeTakeFirst()
    if (holder || !(await claim(tx, owner, slug))) throw slugTaken()
    await claim(tx, owner, before.slug)
    const changed = await tx
      .updateTable('owners')
      .set({ slug })
      .where('id', '=', owner)
      .returningAll()
      .executeTakeFirstOrThrow()
    return toUser(changed, context.env.origin)
  })
