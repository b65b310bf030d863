import { discountsApi } from '@keyhaven/shared-contracts/contract/inventory/discounts'
import type { AppContext } from '../context.ts'
import { type App, serve, serveList } from '../http/serve.ts'
import { listDiscounts } from './reads.ts'
import { changeDiscount, createDiscount, removeDiscount } from './service.ts'

export function routes(app: App, context: AppContext) {
  serveList(app, discountsApi.list, ({ owner, query }) => listDiscounts(context.db, owner, query))
  serve(app, discountsApi.create, ({ owner, body }) => createDiscount(context, owner, body))
  serve(app, discountsApi.update, ({ owner, params, body }) => changeDiscount(context, owner, params.id, body))
  serve(app, discountsApi.remove, async ({ owner, params }) => {
    await removeDiscount(context, owner, params.id)
    return undefined
  })
}
