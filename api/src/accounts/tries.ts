import { setTimeout as wait } from 'node:timers/promises'
import { callerOf } from '../limits.ts'
import type { OwnerId } from '../owner-id.ts'
import type { Parts } from '../parts.ts'

const step = 250

/** Until a quarter of a second is full, or the second one where the work took longer. */
const fillUp = async (parts: Parts, start: number) => {
  if (parts.env.rateLimit) await wait(step - ((performance.now() - start) % step))
}

/** An answer that must not tell by its time what was done for it, whether it is a refusal or not. */
export async function inEqualTime<T>(parts: Parts, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    return await work()
  } finally {
    await fillUp(parts, start)
  }
}

/** The same for what tells by its success anyway: only refusals take their time. */
export async function refusedInEqualTime<T>(parts: Parts, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    return await work()
  } catch (error) {
    await fillUp(parts, start)
    throw error
  }
}

const hour = 3600
/** How often something may be tried with one account. What sends a mail each time is rarer. */
const ofAccount = {
  login: { times: 10, seconds: 300 },
  register: { times: 5, seconds: hour },
  forgot: { times: 5, seconds: hour },
  'change-email': { times: 5, seconds: hour },
  'change-password': { times: 10, seconds: 300 },
  'change-slug': { times: 20, seconds: hour },
}
type Action = keyof typeof ofAccount

/** Tries of one caller, whichever accounts they are for. */
export const countCaller = ({ limits }: Parts, action: string, ip: string) =>
  limits.take(`${action} ip ${callerOf(ip)}`, { times: 30, seconds: 60 })

/** Tries are counted by caller and by account: one caller cannot try many, many cannot try one. */
export function countTry(parts: Parts, action: Action, ip: string, account: string | OwnerId) {
  countCaller(parts, action, ip)
  parts.limits.take(`${action} account ${String(account).toLowerCase()}`, ofAccount[action])
}
