import type { Tx } from '../../db/pool.ts'
import { type OwnerId, ownedRow, ownerIdOf } from '../../owner-id.ts'
import { hashToken, newToken } from '../../tokens.ts'

type Kind = 'activation' | 'reset'

/** Data of a registration; it counts once its own link is opened. */
export type RegistrationData = { password_hash: string; first_name: string; last_name: string; locale?: string }

/** Code that creates, uses or deletes links of an owner locks the owner first, so that two transactions never interleave. */
const lock = (tx: Tx, owner: OwnerId) =>
  tx.selectFrom('owners').select('id').where('id', '=', owner).forNoKeyUpdate().executeTakeFirst()

export const dropLinks = async (tx: Tx, owner: OwnerId, kind?: Kind) => {
  const links = tx.deleteFrom('account_tokens').where('owner_id', '=', owner)
  await (kind ? links.where('kind', '=', kind) : links).execute()
}

/** The secret of a new link, which is stored nowhere. The owner's older ones go on working: a stranger who asks for another takes none away. */
export async function newLink(tx: Tx, owner: OwnerId, kind: Kind, expires_at: Date, registration?: RegistrationData) {
  const token = newToken()
  await lock(tx, owner)
  await tx
    .insertInto('account_tokens')
    .values({ token_hash: hashToken(token), owner_id: owner, kind, expires_at, ...registration })
    .execute()
  return token
}

/** Uses a link up; answers whose it was and what it brought, nothing where it is unknown, used or over. */
export async function useLink(tx: Tx, kind: Kind, token: string, now: Date) {
  const links = tx.selectFrom('account_tokens').select('owner_id').where('token_hash', '=', hashToken(token))
  const link = await links.executeTakeFirst()
  if (!link) return undefined
  const owner = ownerIdOf(link.owner_id)
  await lock(tx, owner)
  const used = await tx
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['owner_id as owner', 'password_hash', 'first_name', 'last_name', 'locale'])
    .executeTakeFirst()
  return used && ownedRow(used)
}

/** Ends all links of a kind. They are kept until their time is over, without what they brought, to tell who opens one that it has done its work. */
export const endLinks = (tx: Tx, owner: OwnerId, kind: Kind, now: Date) =>
  tx
    .updateTable('account_tokens')
    .set((write) => ({
      used_at: write.fn.coalesce('used_at', write.val(now)),
      // An activation has a hash; no password has an empty one.
      ...{ password_hash: kind === 'activation' ? '' : null, first_name: null, last_name: null, locale: null },
    }))
    .where('owner_id', '=', owner)
    .where('kind', '=', kind)
    .execute()
