import { clientImportApi } from '@keyhaven/shared-contracts/contract/client-import'
import { clientsApi } from '@keyhaven/shared-contracts/contract/clients'
import type { AppContext } from '../context.ts'
import { type App, serve, serveList } from '../http/serve.ts'
import { importClients } from './import.ts'
import { changeClient, createClient, listClients, oneClient, removeClient } from './service.ts'

export function clientsRoutes(app: App, { db, clock }: AppContext) {
  serveList(app, clientsApi.list, ({ owner, query }) => listClients(db, owner, query))
  serve(app, clientsApi.one, ({ owner, params }) => oneClient(db, owner, params.id))
  serve(app, clientsApi.create, ({ owner, body }) => createClient(db, owner, body))
  serve(app, clientsApi.createBrief, ({ owner, body }) => createClient(db, owner, body))
  serve(app, clientsApi.update, ({ owner, params, body }) => changeClient(db, owner, params.id, body))
  serve(app, clientsApi.remove, async ({ owner, params }) => {
    await removeClient(db, owner, params.id, clock())
    return undefined
  })
  serve(app, clientImportApi, ({ owner, body, request }) => importClients(db, owner, request.files[0], body.commit))
}
