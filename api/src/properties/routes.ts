import { propertiesApi } from '@keyhaven/shared-contracts/contract/properties'
import type { Parts } from '../parts.ts'
import { type App, serve, serveList } from '../serve.ts'
import { changeProperty, createProperty, listProperties, removeProperty } from './service.ts'

export function propertiesRoutes(app: App, { db, clock }: Parts) {
  serveList(app, propertiesApi.list, ({ owner, query }) => listProperties(db, owner, query))
  serve(app, propertiesApi.create, ({ owner, body }) => createProperty(db, owner, body))
  serve(app, propertiesApi.update, ({ owner, params, body }) => changeProperty(db, owner, params.id, body))
  serve(app, propertiesApi.remove, async ({ owner, params }) => {
    await removeProperty(db, owner, params.id, clock())
    return undefined
  })
}
