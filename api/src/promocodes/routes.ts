import { promocodesApi } from '@keyhaven/shared-contracts/contract/promocodes'
import { usageApi } from '@keyhaven/shared-contracts/contract/usage'
import type { AppContext } from '../context.ts'
import { type App, serve, serveList } from '../http/serve.ts'
import { changePromocode, createPromocode, listPromocodes, removePromocode, usageOfPromocode } from './service.ts'

export function promocodesRoutes(app: App, { db, clock }: AppContext) {
  serveList(app, promocodesApi.list, ({ owner, query }) => listPromocodes(db, owner, query))
  serve(app, promocodesApi.create, ({ owner, body }) => createPromocode(db, owner, body, clock()))
  serve(app, promocodesApi.update, ({ owner, params, body }) => changePromocode(db, owner, params.id, body, clock()))
  serve(app, usageApi.promocode, ({ owner, params }) => usageOfPromocode(db, owner, params.id, clock()))
  serve(app, promocodesApi.remove, async ({ owner, params }) => {
    await removePromocode(db, owner, params.id, clock())
    return undefined
  })
}
