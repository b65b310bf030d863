import type { registerBody } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import type { z } from 'zod'
import { hourMs, lifetimesMs } from '../../lifetimes.ts'
import type { Tx } from '../../db/pool.ts'
import { transact } from '../../db/transact.ts'
import { queueMail } from '../../mail/outbox.ts'
import type { OwnerRecipient } from '../../mail/mailer.ts'
import type { AppContext } from '../../context.ts'
import { Problem } from '../../http/problem.ts'
import { isDemoEmail } from '../user.ts'
import { emailActivation, emailAlreadyRegistered } from '../emails.ts'
import { type RegistrationData, endLinks, newLink, useLink } from './link-writes.ts'
import { hashPassword, passwordMatches } from '../password.ts'
import { findByEmail, hasActivated, liveLinks, lockByEmail, lockSlugs, takenSlugs } from '../reads.ts'
import { insertOwner, updateOwner } from '../writes.ts'
import type { OwnerId } from '../../owner-id.ts'
import { freeSlug, slugOf } from './slug.ts'

type Registration = z.output<typeof registerBody>
type Recipient = OwnerRecipient & { owner: OwnerId }

/** Limit of mails an hour: more fill a mailbox and help nobody, and the links of those that came still work. */
const maxMails = 5

async function sendActivation(tx: Tx, recipient: Recipient, data: RegistrationData, context: AppContext) {
  const { owner } = recipient
  const expires = new Date(context.clock().getTime() + lifetimesMs.activationLink)
  const token = await newLink(tx, owner, 'activation', expires, data)
  const link = `${context.env.origin}/owner/activate-account/${owner}/${token}`
  await queueMail(tx, { ...emailActivation({ ...recipient, ...data }, link), usefulMs: lifetimesMs.activationLink })
}

/** Gives a new owner a slug; the address may be taken by another at this very moment, and then nothing is inserted. */
export async function addOwner(tx: Tx, owner: RegistrationData & { email: string; activated_at?: Date }) {
  const base = slugOf(`${owner.first_name} ${owner.last_name}`)
  // People of one name take turns, or several would find the same slug free.
  await lockSlugs(tx, base)
  for (let tries = 0; tries < 5; tries += 1) {
    const row = await insertOwner(tx, { ...owner, slug: freeSlug(base, await takenSlugs(tx, base)) })
    if (row) return row
    if (await findByEmail(tx, owner.email)) return undefined
  }
  throw new Problem(409, 'try_again', 'accounts.tryAgain')
}

const hashesIn = (links: { password_hash: string | null }[]) => [...new Set(links.map((link) => link.password_hash))]

/**
 * Another registration of an address that nobody has activated. Whose it is only the mailbox knows, so it replaces nothing: each
 * link keeps its own password. The same password is kept as the same, so that registering twice with it does not lead to choosing a third.
 */
async function registerAgain(
  tx: Tx,
  recipient: Recipient,
  body: Registration,
  newData: RegistrationData,
  context: AppContext,
) {
  const { owner } = recipient
  const now = context.clock()
  const links = await liveLinks(tx, owner, 'activation', now)
  const [hash, otherHash] = hashesIn(links)
  const isSame = hash && otherHash === undefined && (await passwordMatches(body.password, hash))
  const data = isSame ? { ...newData, password_hash: hash } : newData
  const lately = links.filter(
    ({ expires_at }) => expires_at.getTime() > now.getTime() + lifetimesMs.activationLink - hourMs,
  )
  if (lately.length < maxMails) return sendActivation(tx, recipient, data, context)
  // No mail, but what came before is not alone any more: its password is not to be trusted.
  if (!isSame && otherHash === undefined)
    await newLink(tx, owner, 'activation', new Date(now.getTime() + lifetimesMs.activationLink), data)
}

/** A mail that anybody can cause leaves a few times an hour. */
async function mayTell({ limits }: AppContext, email: string, tx: Tx) {
  try {
    await limits.take(`registered mail ${email.toLowerCase()}`, { times: maxMails, seconds: hourMs / 1000 }, tx)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/** Whatever the address, the caller learns nothing; its owner learns by mail. */
export async function register(context: AppContext, body: Registration) {
  const password_hash = await hashPassword(body.password)
  if (isDemoEmail(body.email)) return
  const { first_name, last_name, locale } = body
  const data = { password_hash, first_name, last_name, ...(locale && { locale }) }
  await transact(context.db, async (tx) => {
    // Locked, so that nobody activates it meanwhile.
    const existing = await lockByEmail(tx, body.email)
    const created = existing ? undefined : await addOwner(tx, { email: body.email, ...data })
    if (created) return sendActivation(tx, created, data, context)
    const owner = existing ?? (await lockByEmail(tx, body.email))
    if (!owner) return
    if (!owner.activated_at) return registerAgain(tx, owner, body, data, context)
    if (await mayTell(context, body.email, tx)) await queueMail(tx, emailAlreadyRegistered(owner, context.env.origin))
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
    if (!used || String(used.owner) !== uid) {
      if (await hasActivated(tx, token)) throw new Problem(400, 'already_activated', 'accounts.alreadyActivated')
      throw new Problem(400, 'invalid_link', 'accounts.activationLinkNotValidOrExpired')
    }
    const { owner, password_hash, first_name, last_name, locale } = used
    const others = await liveLinks(tx, owner, 'activation', now)
    const isAlone = hashesIn(others).every((hash) => hash === password_hash)
    await updateOwner(tx, owner, {
      ...{ activated_at: now, password_hash: (isAlone && password_hash) || '' },
      ...(first_name && last_name && { first_name, last_name }),
      ...(locale && { locale }),
    })
    await endLinks(tx, owner, 'activation', now)
    return isAlone ? null : newLink(tx, owner, 'reset', new Date(now.getTime() + lifetimesMs.passwordLink))
  })
}
