import { randomBytes } from 'node:crypto'
import type { CardProviderName } from '@keyhaven/shared-contracts/contract/finance/card-payments'
import type { AppContext } from '../context.ts'
import { seal, unseal } from '../db/secrets.ts'
import type { Sql } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { conflict, invalid } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { type CardProvider, RefusedByProvider, type VerifyWebhook } from './provider.ts'
import { readAccount, readShownAccount, type StoredAccount } from './reads.ts'
import { stripeWith, verifyStripe } from './stripe.ts'
import { deleteAccount, writeAccount } from './writes.ts'

const providers: Record<CardProviderName, (key: string, origin: string) => CardProvider> = { stripe: stripeWith }
export const verifiers: Record<CardProviderName, VerifyWebhook> = { stripe: verifyStripe }

const unavailable = () => conflict('provider_unavailable', 'invoices.providerUnavailable')

/** The provider of an owner's account. */
export async function providerOf(
  { db, env }: AppContext,
  owner: OwnerId,
  stored: StoredAccount,
): Promise<CardProvider> {
  const key = await unseal(db, { owner, purpose: 'card account' }, stored.sealed_key)
  return providers[stored.provider](key.toString(), env.stripeOrigin)
}

/** The account by which an owner takes cards; undefined where there is none. */
export const accountInUse = (db: Sql, owner: OwnerId) => readAccount(db, owner)

export const accountOf = async ({ db }: AppContext, owner: OwnerId) => ({ account: await readShownAccount(db, owner) })

const unknownKey = () => invalid({ secret_key: ['invoices.keyUnknown'] })

async function setUp(provider: CardProvider, address: string) {
  try {
    const account = await provider.identify()
    return { ...account, ...(await provider.watch(address)) }
  } catch (error) {
    throw error instanceof RefusedByProvider ? unknownKey() : unavailable()
  }
}

/** An address of a provider that is let go of is no harm: what it tells is refused, for nobody has its word any more. */
const letGo = async (context: AppContext, owner: OwnerId, stored: StoredAccount) =>
  (await providerOf(context, owner, stored)).unwatch(stored.webhook).catch(() => {})

type NewConnection = { provider: CardProviderName; secret_key: string }

export async function connect(context: AppContext, owner: OwnerId, { provider: name, secret_key }: NewConnection) {
  const { db, env, clock } = context
  // Shorter than any key is, and letters that none has, would be sent to the provider as a header.
  if (!/^(sk|rk)_(test|live)_[A-Za-z0-9]{8,}$/.test(secret_key)) throw unknownKey()
  const event_word = randomBytes(24).toString('base64url')
  const address = `${env.origin}/keyhaven/api/public/payments/webhook/${name}/?token=${event_word}`
  const provider = providers[name](secret_key, env.stripeOrigin)
  const { account, name: title, isTest, webhook, secret } = await setUp(provider, address)
  const before = await readAccount(db, owner)
  await transact(db, async (tx) =>
    writeAccount(tx, owner, {
      ...{ provider: name, account, name: title, is_test: isTest, event_word, webhook, connected_at: clock() },
      sealed_key: await seal(tx, { owner, purpose: 'card account' }, Buffer.from(secret_key)),
      sealed_event_secret: await seal(tx, { owner, purpose: 'card events' }, Buffer.from(secret)),
    }),
  )
  if (before) await letGo(context, owner, before)
  const connected = await readShownAccount(db, owner)
  if (!connected) throw new Error('An account that was just connected has no row.')
  return connected
}

export async function disconnect(context: AppContext, owner: OwnerId) {
  const before = await readAccount(context.db, owner)
  if (!before) return
  await letGo(context, owner, before)
  await transact(context.db, (tx) => deleteAccount(tx, owner))
}
