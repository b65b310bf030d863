import type { Message } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { setTimeout as wait } from 'node:timers/promises'
import { callerOf } from '../http/limits.ts'
import type { AppContext } from '../context.ts'
import { Problem } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'

const stepMs = 250

/** Waits until a whole number of quarter seconds has passed since `start`. */
const waitForStep = async (context: AppContext, start: number) => {
  if (context.env.rateLimit) await wait(stepMs - ((performance.now() - start) % stepMs))
}

/** An answer that must not tell by its time what was done for it, whether it is a refusal or not. */
export async function withConstantTime<T>(context: AppContext, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    return await work()
  } finally {
    await waitForStep(context, start)
  }
}

/** Runs work whose success tells anyway: only its failures take constant time. */
export async function withConstantTimeOnFailure<T>(context: AppContext, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    return await work()
  } catch (error) {
    await waitForStep(context, start)
    throw error
  }
}

const hourSeconds = 3600
/** Wrong passwords or codes for one account from one network, or on one known device. */
const addressLimit = { times: 10, seconds: 300 }
/** Limit of all unknown devices together. */
const strangersLimit = { times: 30, seconds: hourSeconds }

const byMail = (why: Message, headers: Record<string, string>) => {
  const problem = new Problem(429, 'sign_in_by_mail', why)
  problem.headers = headers
  return problem
}

type Attempt = { ip: string; device: number | undefined }

/** The wrong passwords of a sign-in. */
export const loginFailures = (context: AppContext, { email, ...attempt }: Attempt & { email: string }) =>
  failuresOf(context, `login account ${email.toLowerCase()}`, 'accounts.tooManyWrongPasswords', attempt)

/** The wrong codes after the right password. */
export const secondStepFailures = (context: AppContext, { owner, ...attempt }: Attempt & { owner: OwnerId }) =>
  failuresOf(context, `second step ${owner}`, 'accounts.tooManyWrongCodes', attempt)

/**
 * Attempts on an account. Failures of others never lock an owner out on a known device: a device counts by itself, a network
 * by itself, and only strangers together.
 */
function failuresOf({ limits }: AppContext, account: string, tried: Message, { ip, device }: Attempt) {
  const place = device === undefined ? `${account} at ${callerOf(ip)}` : `${account} device ${device}`
  const amongStrangers = async (count: Promise<unknown>) => {
    try {
      await count
    } catch (error) {
      throw error instanceof Problem ? byMail(tried, error.headers) : error
    }
  }
  return {
    async check() {
      await limits.check(place, addressLimit)
      if (device === undefined) await amongStrangers(limits.check(account, strangersLimit))
    },
    async add() {
      await limits.take(place, addressLimit)
      if (device === undefined) await amongStrangers(limits.take(account, strangersLimit))
    },
    async takeBack() {
      await limits.giveBack(place)
      if (device === undefined) await limits.giveBack(account)
    },
  }
}
