import { hashToken } from '../access.ts'
import type { Tx } from '../db/pool.ts'
import { newToken } from './session.ts'

type Kind = 'activation' | 'reset'

/** Whoever makes, uses or drops links of an owner locks the owner first, so that two never meet half-way. */
const lock = (tx: Tx, owner: number) =>
  tx.selectFrom('owners').select('id').where('id', '=', owner).forNoKeyUpdate().executeTakeFirst()

export const dropLinks = async (tx: Tx, owner: number, kind?: Kind) => {
  const links = tx.deleteFrom('account_tokens').where('owner_id', '=', owner)
  await (kind ? links.where('kind', '=', kind) : links).execute()
}

/** The secret of a new link, which is stored nowhere; the owner's older ones of its kind stop working. */
export async function newLink(tx: Tx, owner: number, kind: Kind, expires_at: Date) {
  const token = newToken()
  await lock(tx, owner)
  await dropLinks(tx, owner, kind)
  await tx
    .insertInto('account_tokens')
    .values({ token_hash: hashToken(token), owner_id: owner, kind, expires_at })
    .execute()
  return token
}

/** Uses a link up; answers whose it was, nobody's where it is unknown, used or over. */
export async function useLink(tx: Tx, kind: Kind, token: string, now: Date): Promise<number | undefined> {
  const links = tx.selectFrom('account_tokens').select('owner_id').where('token_hash', '=', hashToken(token))
  const found = await links.executeTakeFirst()
  if (!found) return undefined
  await lock(tx, found.owner_id)
  const used = await tx
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('owner_id')
    .executeTakeFirst()
  return used?.owner_id
}
