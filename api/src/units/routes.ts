import { unitsApi } from '@keyhaven/shared-contracts/contract/units'
import type { Parts } from '../parts.ts'
import { type App, serve, serveList } from '../serve.ts'
import { changeUnit, createUnit, listUnits, listUnitsOfProperty, removeUnit } from './service.ts'

export function unitsRoutes(app: App, { db, clock }: Parts) {
  serveList(app, unitsApi.list, ({ owner, query }) => listUnits(db, owner, query))
  serveList(app, unitsApi.ofProperty, ({ owner, params, query }) => listUnitsOfProperty(db, owner, params.id, query))
  serve(app, unitsApi.create, ({ owner, body }) => createUnit(db, owner, body))
  serve(app, unitsApi.update, ({ owner, params, body }) => changeUnit(db, owner, params.id, body))
  serve(app, unitsApi.remove, async ({ owner, params }) => {
    await removeUnit(db, owner, params.id, clock())
    return undefined
  })
}
