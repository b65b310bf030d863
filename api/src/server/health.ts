import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import type { App } from '../http/serve.ts'
import { degradation, type Reason } from './degraded.ts'

export type HealthOptions = {
  /** True when this process can never serve again. */
  isLost?: () => boolean
  /** True from the signal to stop on: it answers what comes, and lets no more be sent. */
  isDraining?: () => boolean
}

const keptMs = 1000

/** Found out at most once a second, so that asking often makes no load. */
function onceASecond<T>(find: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined
  const forget = () => {
    setTimeout(() => (pending = undefined), keptMs).unref()
  }
  return () => (pending ??= find().finally(forget))
}

/** Checks that a write commits. */
const readiness =
  ({ db }: AppContext, log: App['log']) =>
  async () => {
    try {
      await sql`SELECT prove_writable() FROM migrations LIMIT 1`.execute(db)
      return true
    } catch (error) {
      log.error({ err: error }, 'not ready')
      return false
    }
  }

/** Says in the log when reasons come and go, not with every look. */
function sayChanges(log: App['log']) {
  let before = ''
  return (reasons: Reason[]) => {
    const codes = reasons.map(({ code }) => code).join(' ')
    if (codes !== before && reasons.length > 0) log.warn({ reasons }, 'degraded')
    if (codes !== before && reasons.length === 0) log.warn('no longer degraded')
    before = codes
  }
}

/**
 * `/healthz`: restart this process where it is not 200. `/readyz`: send it no requests where it is not 200. It is 200 and
 * says `degraded` where it serves and an operator has something to mend, which neither a restart nor another process cures.
 */
export function healthRoutes(
  app: App,
  context: AppContext,
  { isLost = () => false, isDraining = () => false }: HealthOptions,
) {
  const isReady = readiness(context, app.log)
  const reasonsNow = degradation(context)
  const say = sayChanges(app.log)
  const look = onceASecond(async () => {
    if (!(await isReady())) return undefined
    const reasons = await reasonsNow()
    say(reasons)
    return reasons
  })
  app.get('/healthz', async (_request, reply) =>
    isLost() ? reply.code(503).send({ status: 'lost' }) : { status: 'ok' },
  )
  app.get('/readyz', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'stopping' })
    const reasons = await look()
    if (!reasons) return reply.code(503).send({ status: 'unavailable' })
    return reasons.length > 0 ? { status: 'degraded', reasons } : { status: 'ready' }
  })
}
