import { unitsApi } from '@keyhaven/shared-contracts/contract/inventory/units'
import { usageApi } from '@keyhaven/shared-contracts/contract/accounts/usage'
import { imagesOfForm } from '../images/form-images.ts'
import type { AppContext } from '../context.ts'
import { type App, serve, serveList } from '../http/serve.ts'
import { listUnits } from './reads.ts'
import { changeUnit, createUnit, listUnitsOfProperty, readUnit, removeUnit, usageOfUnit } from './service.ts'

export function routes(app: App, context: AppContext) {
  serveList(app, unitsApi.list, ({ owner, query }) => listUnits(context.db, owner, query))
  serveList(app, unitsApi.ofProperty, ({ owner, params, query }) =>
    listUnitsOfProperty(context, owner, params.id, query),
  )
  serve(app, unitsApi.one, ({ owner, params }) => readUnit(context, owner, params.id))
  serve(app, unitsApi.create, ({ owner, body, request }) =>
    createUnit(context, owner, body, imagesOfForm(request), request.idempotencyKey),
  )
  serve(app, unitsApi.update, ({ owner, params, body, request }) =>
    changeUnit(context, owner, params.id, body, imagesOfForm(request)),
  )
  serve(app, usageApi.unit, ({ owner, params }) => usageOfUnit(context, owner, params.id))
  serve(app, unitsApi.remove, async ({ owner, params }) => {
    await removeUnit(context, owner, params.id)
    return undefined
  })
}
