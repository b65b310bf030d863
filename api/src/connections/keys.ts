import {
  type ApiKey,
  connectionProblems,
  maxKeys,
  type newApiKey,
} from '@keyhaven/shared-contracts/contract/accounts/connections'
import type { z } from 'zod'
import type { Session } from '../accounts/sessions.ts'
import { withPassword } from '../accounts/password.ts'
import type { AppContext } from '../context.ts'
import { conflict, notFound, unauthorized } from '../http/problem.ts'
import { dayMs, hourMs } from '../lifetimes.ts'
import { queueMail } from '../mail/outbox.ts'
import type { OwnerId } from '../owner-id.ts'
import { hashToken } from '../tokens.ts'
import { emailKeyMade } from './emails.ts'
import { type KeyRow, lockedCount, readKeyOf, readKeys } from './reads.ts'
import { deleteKey, insertKey, noteKeyUse } from './writes.ts'
import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const checksumOf = (random: string) => crc32(random).toString(16).padStart(8, '0')

/** A new key: what secret scanners find by its beginning, 256 random bits, and a checksum, so that they find nothing else. */
const newKeyText = () => {
  const random = randomBytes(32).toString('base64url')
  return `kh_${random}_${checksumOf(random)}`
}

/** `Bearer kh_…` of the Authorization header; undefined where it is no key, or one that was cut or mistyped. */
const keyTextIn = (header: string | undefined) => {
  const [, key, random = '', checksum] =
    /^(?:bearer|token)\s+(kh_([\w-]{43})_([\da-f]{8}))$/i.exec(header?.trim() ?? '') ?? []
  return checksum === checksumOf(random) ? key : undefined
}

/** Part of a key that is shown to tell it from others. */
const hintOf = (key: string) => `${key.slice(0, 7)}…`

const toKey = ({ created_at, last_used_at, expires_at, ...row }: KeyRow): ApiKey => ({
  ...row,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
  expires_at: expires_at?.toISOString() ?? null,
})

export const keysOf = async ({ db, clock }: AppContext, owner: OwnerId) =>
  (await readKeys(db, owner, clock())).map(toKey)

/** Makes a key after the password, tells the owner by mail, and answers it this one time. */
export async function createKey(context: AppContext, owner: OwnerId, body: z.output<typeof newApiKey>) {
  const { clock, env } = context
  const now = clock()
  const key = newKeyText()
  const record = await withPassword(context, owner, body.password, async (tx, row) => {
    if ((await lockedCount(tx, owner, 'api_keys')) >= maxKeys)
      throw conflict('too_many_keys', connectionProblems.tooManyKeys)
    await queueMail(tx, { ...emailKeyMade(row, body.name, env), owner })
    return insertKey(tx, owner, {
      name: body.name,
      hint: hintOf(key),
      key_hash: hashToken(key),
      scopes: [...new Set(body.scopes)],
      created_at: now,
      expires_at: body.days === null ? null : new Date(now.getTime() + body.days * dayMs),
    })
  })
  return { api_key: toKey(record), key }
}

export async function revokeKey({ db }: AppContext, owner: OwnerId, id: number) {
  if (!(await deleteKey(db, owner, id))) throw notFound('key')
}

/** Limit of calls with one key. */
const keyLimit = { times: 600, seconds: 60 }

/** The caller behind a key: the owner, and what the key may do; undefined where the header brings none. */
export async function keySession(
  { db, clock, limits }: AppContext,
  header: string | undefined,
): Promise<(Session & { scopes: readonly string[] }) | undefined> {
  if (!/^\s*(?:bearer|token)\s+kh_/i.test(header ?? '')) return undefined
  const key = keyTextIn(header)
  const now = clock()
  const row = key === undefined ? undefined : await readKeyOf(db, hashToken(key), now)
  if (!row) throw unauthorized()
  await limits.take(`key ${row.id}`, keyLimit)
  // To the hour, which spares a write with every call.
  if (now.getTime() - (row.last_used_at?.getTime() ?? 0) >= hourMs) await noteKeyUse(db, row.id, now)
  return { id: 0, owner: row.owner, scopes: row.scopes }
}
