import { statfs } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { AppContext } from '../context.ts'
import { readMailBacklog } from '../mail/outbox.ts'
import { holdInWords, readHold } from '../outgoing/hold.ts'
import { breakingDown } from '../metrics/workers.ts'

export const reasonCodes = ['mail', 'outbox', 'outgoing', 'disk', 'storage', 'workers', 'releases'] as const
/** Reason why this process serves and still needs an operator; never a secret, an address or a name. */
export type Reason = { code: (typeof reasonCodes)[number]; message: string }

const minuteMs = 60_000
const mailPatienceMs = 10 * minuteMs
const overdueSeconds = 300
/** Nearly full: less than a twentieth, and less than five gigabytes. */
const minFreeShare = 0.05
const minFreeBytes = 5e9
/** Number of breakdowns within ten minutes that is no accident. */
const breakdowns = { times: 3, withinMs: 10 * minuteMs }
/** A bucket is asked over a network that may cost money, and by every instance. */
const storageKeptMs = 15_000
/** A check of readiness waits no longer than this for the reasons. */
const timeoutMs = 2000

type Context = Pick<AppContext, 'db' | 'env' | 'mail' | 'files' | 'clock' | 'releases'>

/** Result in time; undefined where the work fails or takes longer. */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  const done = new AbortController()
  const late = wait(timeoutMs, undefined, { signal: done.signal }).catch(() => undefined)
  try {
    return await Promise.race([work.catch(() => undefined), late])
  } finally {
    done.abort()
  }
}

async function aboutMail({ mail, clock }: Context): Promise<string | undefined> {
  const failing = mail.failingSince?.()
  const failingMs = failing ? clock().getTime() - failing.getTime() : 0
  if (failingMs < mailPatienceMs) return undefined
  return `The mail server has taken no mail for ${Math.floor(failingMs / minuteMs)} minutes. The log has its answer.`
}

async function aboutOutbox({ db }: Context): Promise<string | undefined> {
  const [backlog, hold] = (await inTime(Promise.all([readMailBacklog(db), readHold(db)]))) ?? []
  if (!backlog) return 'The outbox cannot be read.'
  if (hold || backlog.overdueSeconds < overdueSeconds) return undefined
  return `${backlog.unsent} mails wait, the first for ${Math.floor(backlog.overdueSeconds / 60)} minutes, and none is tried.`
}

async function aboutOutgoing({ db }: Context): Promise<string | undefined> {
  const hold = await inTime(readHold(db))
  return hold && holdInWords(hold)
}

async function aboutDisk({ env }: Context): Promise<string | undefined> {
  const { bavail, bsize, blocks } = await statfs(env.dataDir)
  const isNearlyFull = bavail / blocks < minFreeShare && bavail * bsize < minFreeBytes
  return isNearlyFull ? `The disk of DATA_DIR has ${Math.round((bavail * bsize) / 1e6)} MB left.` : undefined
}

async function aboutStorage({ files }: Context): Promise<string | undefined> {
  const answered = await inTime(files.probe().then(() => true))
  return answered ? undefined : 'The storage of pictures and documents does not answer, or refuses.'
}

async function aboutWorkers(): Promise<string | undefined> {
  const kinds = breakingDown(breakdowns.times, breakdowns.withinMs)
  return kinds.length > 0 ? `Workers keep breaking down: ${kinds.join(', ')}.` : undefined
}

/** Sentences about releases that one answer holds; the rest is their number. */
const maxSentences = 3

async function aboutReleases({ releases }: Context): Promise<string | undefined> {
  const problems = (await inTime(releases?.problems?.() ?? Promise.resolve([]))) ?? []
  if (problems.length === 0) return undefined
  const more = problems.length > maxSentences ? `, and ${problems.length - maxSentences} more` : ''
  return `Releases that are out were made for another API: ${problems.slice(0, maxSentences).join('; ')}${more}.`
}

/** Finds out what an operator should know of; a look that fails says so itself, or is what readiness says. */
export function degradation(context: Context): () => Promise<Reason[]> {
  let storage: { until: number; problem: Promise<string | undefined> } | undefined
  const keptStorage = () => {
    if (!storage || storage.until < performance.now())
      storage = { until: performance.now() + storageKeptMs, problem: aboutStorage(context) }
    return storage.problem
  }
  const looks: Record<Reason['code'], () => Promise<string | undefined>> = {
    mail: () => aboutMail(context),
    outbox: () => aboutOutbox(context),
    outgoing: () => aboutOutgoing(context),
    disk: () => aboutDisk(context).catch(() => 'The disk of DATA_DIR cannot be looked at.'),
    storage: keptStorage,
    workers: aboutWorkers,
    releases: () => aboutReleases(context),
  }
  return async () => {
    const messages = await Promise.all(reasonCodes.map((code) => looks[code]()))
    return reasonCodes.flatMap((code, at) => (messages[at] === undefined ? [] : [{ code, message: messages[at] }]))
  }
}
