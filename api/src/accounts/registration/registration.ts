import type { registerBody } from '@keyhaven/shared-contracts/contract/accounts'
import type { z } from 'zod'
import { day } from '../../http/access.ts'
import type { Tx } from '../../db/pool.ts'
import { transact } from '../../db/transact.ts'
import { queueMail } from '../../mail/outbox.ts'
import type { AppContext } from '../../context.ts'
import { Problem } from '../../http/problem.ts'
import { isGuestEmail } from '../demo-account.ts'
import { activationLetter, alreadyRegisteredLetter } from '../emails.ts'
import { type Brought, dropLinks, liveLinks, newLink, useLink } from './link-writes.ts'
import { hashPassword, passwordMatches } from '../password.ts'
import { findByEmail, takenSlugs } from '../reads.ts'
import { freeSlug, slugOf } from './slug.ts'

type Registration = z.output<typeof registerBody>
type Recipient = { id: number; email: string }

const hour = day / 24
const linkLife = 2 * day
const resetLife = hour
/** More mails than that an hour fill a mailbox and help nobody; the links of those that came still work. */
const mostMails = 5

async function sendActivation(tx: Tx, context: AppContext, owner: Recipient, brought: Brought) {
  const expires = new Date(context.clock().getTime() + linkLife)
  const token = await newLink(tx, owner.id, 'activation', expires, brought)
  const link = `${context.env.origin}/owner/activate-account/${owner.id}/${token}`
  await queueMail(tx, activationLetter(owner.email, brought.first_name, link))
}

/** A slug of one's own; the address or the slug may be taken by somebody at this very moment, and then nothing is inserted. */
export async function insertOwner(tx: Tx, owner: Brought & { email: string; activated_at?: Date }) {
  const base = slugOf(`${owner.first_name} ${owner.last_name}`)
  for (let tries = 0; tries < 5; tries += 1) {
    const slug = freeSlug(base, await takenSlugs(tx, base))
    const row = await tx
      .insertInto('owners')
      .values({ ...owner, slug })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'email', 'first_name'])
      .executeTakeFirst()
    if (row) return row
    if (await findByEmail(tx, owner.email).executeTakeFirst()) return undefined
  }
  throw new Problem(409, 'try_again', 'Please try again.')
}

const hashesIn = (links: { password_hash: string | null }[]) => [...new Set(links.map((link) => link.password_hash))]

/**
 * Another registration of an address that nobody has activated. Whose it is only the mailbox knows, so it replaces nothing: each
 * link keeps its own password. The same password is kept as the same, so that who registers twice is not asked for a third.
 */
async function registerAgain(tx: Tx, context: AppContext, owner: Recipient, body: Registration, fresh: Brought) {
  const now = context.clock()
  const links = await liveLinks(tx, owner.id, 'activation', now)
  const [known, another] = hashesIn(links)
  const isSame = known && another === undefined && (await passwordMatches(body.password, known))
  const brought = isSame ? { ...fresh, password_hash: known } : fresh
  const lately = links.filter(({ expires_at }) => expires_at.getTime() > now.getTime() + linkLife - hour)
  if (lately.length < mostMails) return sendActivation(tx, context, owner, brought)
  // No mail, but what came before is not alone any more: its password is not to be trusted.
  if (!isSame && another === undefined)
    await newLink(tx, owner.id, 'activation', new Date(now.getTime() + linkLife), brought)
}

/** A mail that anybody can cause leaves a few times an hour. */
function mayTell({ limits }: AppContext, email: string) {
  try {
    limits.take(`registered mail ${email.toLowerCase()}`, { times: mostMails, seconds: hour / 1000 })
    return true
  } catch {
    return false
  }
}

/** Whatever the address, the caller learns nothing; its owner learns by mail. */
export async function register(context: AppContext, body: Registration) {
  const password_hash = await hashPassword(body.password)
  if (isGuestEmail(body.email)) return
  const brought = { password_hash, first_name: body.first_name, last_name: body.last_name }
  await transact(context.db, async (tx) => {
    // Locked, so that nobody activates it meanwhile.
    const holder = () => findByEmail(tx, body.email).forNoKeyUpdate().executeTakeFirst()
    const known = await holder()
    const created = known ? undefined : await insertOwner(tx, { email: body.email, ...brought })
    if (created) return sendActivation(tx, context, created, brought)
    const owner = known ?? (await holder())
    if (!owner) return
    if (!owner.activated_at) return registerAgain(tx, context, owner, body, brought)
    if (mayTell(context, body.email))
      await queueMail(tx, alreadyRegisteredLetter(owner.email, owner.first_name, context.env.origin))
  })
}

/**
 * Opens the account with what the link's own registration brought. Where others with another password wait for the same address, none
 * of the passwords counts: the reader of the mailbox chooses one, with the token that is answered.
 */
export async function activate(context: AppContext, uid: string, token: string): Promise<string | null> {
  const now = context.clock()
  return transact(context.db, async (tx) => {
    const used = await useLink(tx, 'activation', token, now)
    if (!used || String(used.owner_id) !== uid)
      throw new Problem(400, 'invalid_link', 'This activation link is not valid or has expired.')
    const { owner_id: owner, password_hash, first_name, last_name } = used
    const others = await liveLinks(tx, owner, 'activation', now)
    const isAlone = hashesIn(others).every((hash) => hash === password_hash)
    await tx
      .updateTable('owners')
      .set({
        ...{ activated_at: now, password_hash: (isAlone && password_hash) || '' },
        ...(first_name && last_name && { first_name, last_name }),
      })
      .where('id', '=', owner)
      .execute()
    await dropLinks(tx, owner, 'activation')
    return isAlone ? null : newLink(tx, owner, 'reset', new Date(now.getTime() + resetLife))
  })
}
