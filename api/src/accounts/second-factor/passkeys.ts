import type { NewPasskey, UsedPasskey } from '@keyhaven/shared-contracts/contract/accounts/passkeys'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/pool.ts'
import { notFound } from '../../http/problem.ts'
import type { OwnerId } from '../../owner-id.ts'
import { changeFactor } from './changes.ts'
import { findPasskey, readPasskeys } from './reads.ts'
import { firstCodes } from './recovery-codes.ts'
import { passkeyRefused, tooLate } from '../constraints.ts'
import { askForNew, verifyNew, verifyUsed } from './webauthn.ts'
import { deletePasskey, insertChallenge, insertPasskey, notePasskeyUse, takeChallenge } from './writes.ts'

export const beginPasskey = (context: AppContext, owner: OwnerId, password: string) =>
  changeFactor(context, owner, { password }, async (tx, row) => {
    const passkey = await askForNew(context.env, row, await readPasskeys(tx, owner))
    const { challenge } = passkey
    const token = await insertChallenge(tx, { purpose: 'passkey_setup', owner, challenge, now: context.clock() })
    return { token, passkey }
  })

type PasskeySetup = { token: string; name: string; credential: NewPasskey }

export const addPasskey = (context: AppContext, owner: OwnerId, { token, name, credential }: PasskeySetup) =>
  changeFactor(context, owner, { mail: 'passkey-added' }, async (tx) => {
    const now = context.clock()
    const begun = await takeChallenge(tx, 'passkey_setup', token, now)
    if (begun?.owner_id !== owner) throw tooLate('accounts.tookTooLongAddPasskeyAgain')
    const { id, publicKey, counter, transports = [] } = await verifyNew(context.env, credential, begun.challenge)
    await insertPasskey(tx, owner, {
      credential_id: id,
      public_key: Buffer.from(publicKey),
      signatures: counter,
      transports,
      name,
      created_at: now,
    })
    return firstCodes(tx, owner)
  })

export const removePasskey = (context: AppContext, owner: OwnerId, id: number, password: string) =>
  changeFactor(context, owner, { password, mail: 'passkey-removed' }, async (tx) => {
    if (!(await deletePasskey(tx, owner, id))) throw notFound('passkey')
  })

/** Owner of the passkey that has signed the challenge; refused where it is nobody's. */
export async function takePasskey(tx: Tx, { env, clock }: AppContext, assertion: UsedPasskey, challenge: string) {
  const passkey = await findPasskey(tx, assertion.id)
  if (!passkey) throw passkeyRefused()
  const signatures = await verifyUsed(env, passkey, assertion, challenge)
  if (!(await notePasskeyUse(tx, passkey.id, signatures, clock()))) throw passkeyRefused()
  return passkey.owner
}
