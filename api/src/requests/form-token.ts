import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { Problem } from '../http/problem.ts'
import { lifetimesMs } from '../lifetimes.ts'

/** Time in milliseconds below which nobody fills in who they are. */
const minFillMs = 3000

const sign = (secret: string, moment: string, form: string) =>
  createHmac('sha256', secret).update(`form ${form} of ${moment}`).digest('base64url')

/** Says when the form was opened, signed; each is another one, for it serves one request. */
export function newFormToken(secret: string, now: Date) {
  const moment = String(now.getTime())
  const form = randomBytes(9).toString('base64url')
  return `${moment}.${form}.${sign(secret, moment, form)}`
}

const notOurs = () => new Problem(400, 'form_expired', 'guests.formTooOldOrIncompleteCheck')

const tooFast = (seconds: number) => {
  const problem = new Problem(429, 'too_fast', 'guests.sentTooFast')
  problem.headers = { 'retry-after': String(seconds) }
  return problem
}

/** Refuses a form that we did not open, that was open for too long, or that was filled in faster than people can. */
export function checkFormToken(secret: string, token: string, now: Date) {
  const [moment = '', form = '', signature = ''] = token.split('.')
  const actual = Buffer.from(signature)
  const expected = Buffer.from(sign(secret, moment, form))
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) throw notOurs()
  const age = now.getTime() - Number(moment)
  if (age > lifetimesMs.form) throw notOurs()
  if (age < minFillMs) throw tooFast(Math.ceil((minFillMs - age) / 1000))
}
