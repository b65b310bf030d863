import { cashBookApi } from '@keyhaven/shared-contracts/contract/finance/cash-book'
import type { AppContext } from '../context.ts'
import { type App, serve } from '../http/serve.ts'
import { cashBookOf } from './service.ts'

export function routes(app: App, context: AppContext) {
  serve(app, cashBookApi.read, ({ owner, query }) => cashBookOf(context, owner, query))
}
