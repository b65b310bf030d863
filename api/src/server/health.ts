import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import type { App } from '../http/serve.ts'

const keptMs = 1000

/** Whether a write commits; found out at most once a second, so that asking often makes no load. */
function readiness({ db }: AppContext, log: App['log']) {
  const prove = async () => {
    try {
      await sql`SELECT prove_writable() FROM migrations LIMIT 1`.execute(db)
      return true
    } catch (error) {
      log.error({ err: error }, 'not ready')
      return false
    }
  }
  let found: Promise<boolean> | undefined
  const forget = () => {
    setTimeout(() => (found = undefined), keptMs).unref()
  }
  return () => (found ??= prove().finally(forget))
}

/** `/healthz`: restart this process where it is not 200. `/readyz`: send it no requests where it is not 200. */
export function healthRoutes(app: App, context: AppContext, isLost: () => boolean = () => false) {
  const isReady = readiness(context, app.log)
  app.get('/healthz', async (_request, reply) =>
    isLost() ? reply.code(503).send({ status: 'lost' }) : { status: 'ok' },
  )
  app.get('/readyz', async (_request, reply) =>
    (await isReady()) ? { status: 'ready' } : reply.code(503).send({ status: 'unavailable' }),
  )
}
