import { tracesApi } from '@keyhaven/shared-contracts/contract/traces'
import { type App, serve } from '../http/serve.ts'
import { tracingNow } from './tracing.ts'

/** Routes for reported spans, which are dropped where nothing is traced: pages that were opened before do not know. */
export function routes(app: App) {
  serve(app, tracesApi.report, async ({ body }) => {
    for (const { trace, span, cause, agoMs, tookMs, area, version, page } of body.spans) {
      const start = Date.now() - agoMs
      tracingNow()?.adopt(
        `${cause} ${page}`,
        { trace, span },
        {
          ...{ start, end: start + tookMs },
          attributes: { 'keyhaven.area': area, 'keyhaven.version': version, 'keyhaven.page': page },
        },
      )
    }
  })
}
