import { randomBytes } from 'node:crypto'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/pool.ts'
import type { OwnerId } from '../../owner-id.ts'
import { changeFactor } from './changes.ts'
import { countCodes, readHasFactor } from './reads.ts'
import { noSecondFactor, wrongCode } from '../constraints.ts'
import { replaceCodes, takeCode } from './writes.ts'

const codeCount = 10
/** Crockford's: no letter that looks like a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** 80 random bits: too many to be found by trying hashes, so that a fast one will do. */
const newCode = () => Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length]).join('')

const grouped = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1-')

async function makeCodes(tx: Tx, owner: OwnerId) {
  const codes = Array.from({ length: codeCount }, newCode)
  await replaceCodes(tx, owner, codes)
  return codes.map(grouped)
}

/** New codes where the owner has none left; null otherwise. */
export const firstCodes = async (tx: Tx, owner: OwnerId) =>
  (await countCodes(tx, owner)) > 0 ? null : makeCodes(tx, owner)

export const renewCodes = (context: AppContext, owner: OwnerId, password: string) =>
  changeFactor(context, owner, { password, mail: 'new-codes' }, async (tx) => {
    if (!(await readHasFactor(tx, owner))) throw noSecondFactor()
    return makeCodes(tx, owner)
  })

export async function takeRecoveryCode(tx: Tx, owner: OwnerId, code: string, now: Date) {
  if (!(await takeCode(tx, owner, code, now))) throw wrongCode('accounts.recoveryCodeWrongOrAlreadyUsed')
}
