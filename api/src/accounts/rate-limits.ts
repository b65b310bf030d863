import { setTimeout as wait } from 'node:timers/promises'
import { callerOf } from '../http/limits.ts'
import type { AppContext } from '../context.ts'
import { Problem } from '../http/problem.ts'

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

/** The same for what tells by its success anyway: only refusals take their time. */
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
/** Wrong passwords for one account from one network, or on one known device. */
const addressLimit = { times: 10, seconds: 300 }
/** From all unknown devices together. */
const strangersLimit = { times: 30, seconds: hourSeconds }

const byMail = (headers: Record<string, string>) => {
  const problem = new Problem(
    429,
    'sign_in_by_mail',
    'Too many wrong passwords were tried for this account. Let us email you a link, or sign in on a device you have used before.',
  )
  problem.headers = headers
  return problem
}

type LoginAttempt = { email: string; ip: string; device: number | undefined }

/**
 * The wrong passwords of a sign-in. Those of others are in nobody's way where an owner is known: a device counts by itself, a network
 * by itself, and only strangers together.
 */
export function loginFailures({ limits }: AppContext, { email, ip, device }: LoginAttempt) {
  const account = `login account ${email.toLowerCase()}`
  const place = device === undefined ? `${account} at ${callerOf(ip)}` : `${account} device ${device}`
  const amongStrangers = async (count: Promise<unknown>) => {
    try {
      await count
    } catch (error) {
      throw error instanceof Problem ? byMail(error.headers) : error
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
