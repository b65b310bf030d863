import { healthApi } from '@keyhaven/shared-contracts/contract/health'
import type { AppContext } from '../context.ts'
import { type App, serve } from '../http/serve.ts'
import { countVisits, tallyOf } from './service.ts'

export function routes(app: App, context: AppContext) {
  const tally = tallyOf(context, (error) => app.log.warn({ err: error }, 'could not write the health of releases'))
  app.addHook('onClose', () => tally.close())
  serve(app, healthApi.report, ({ body, request }) => countVisits(context, { tally, ...body, ip: request.ip }))
}
