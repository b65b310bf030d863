import { promocodesApi } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import { usageApi } from '@keyhaven/shared-contracts/contract/accounts/usage'
import type { AppContext } from '../context.ts'
import { type App, serve, serveList } from '../http/serve.ts'
import { listPromocodes } from './reads.ts'
import { changePromocode, createPromocode, removePromocode, usageOfPromocode } from './service.ts'

export function routes(app: App, context: AppContext) {
  serveList(app, promocodesApi.list, ({ owner, query }) => listPromocodes(context.db, owner, query))
  serve(app, promocodesApi.create, ({ owner, body }) => createPromocode(context, owner, body))
  serve(app, promocodesApi.update, ({ owner, params, body }) => changePromocode(context, owner, params.id, body))
  serve(app, usageApi.promocode, ({ owner, params }) => usageOfPromocode(context, owner, params.id))
  serve(app, promocodesApi.remove, async ({ owner, params }) => {
    await removePromocode(context, owner, params.id)
    return undefined
  })
}
