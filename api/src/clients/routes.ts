import { clientsApi } from '@keyhaven/shared-contracts/contract/clients'
import type { Parts } from '../parts.ts'
import { type App, serve, serveList } from '../serve.ts'
import { changeClient, createClient, listClients, removeClient } from './service.ts'

export function clientsRoutes(app: App, { db, clock }: Parts) {
  serveList(app, clientsApi.list, ({ owner, query }) => listClients(db, owner, query))
  serve(app, clientsApi.create, ({ owner, body }) => createClient(db, owner, body))
  serve(app, clientsApi.update, ({ owner, params, body }) => changeClient(db, owner, params.id, body))
  serve(app, clientsApi.remove, async ({ owner, params }) => {
    await removeClient(db, owner, params.id, clock())
    return undefined
  })
}
