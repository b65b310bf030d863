import { clientImportApi } from '@keyhaven/shared-contracts/contract/bookings/client-import'
import { clientsApi } from '@keyhaven/shared-contracts/contract/bookings/clients'
import type { AppContext } from '../context.ts'
import { type App, serve, serveList } from '../http/serve.ts'
import { importClients } from './import.ts'
import { changeClient, clientHistory, createClient, listClients, oneClient, removeClient } from './service.ts'

export function routes(app: App, context: AppContext) {
  serveList(app, clientsApi.list, ({ owner, query }) => listClients(context, owner, query))
  serve(app, clientsApi.one, ({ owner, params }) => oneClient(context, owner, params.id))
  serve(app, clientsApi.history, ({ owner, params }) => clientHistory(context, owner, params.id))
  serve(app, clientsApi.create, ({ owner, body }) => createClient(context, owner, body))
  serve(app, clientsApi.createBrief, ({ owner, body }) => createClient(context, owner, body))
  serve(app, clientsApi.update, ({ owner, params, body }) => changeClient(context, owner, params.id, body))
  serve(app, clientsApi.remove, async ({ owner, params }) => {
    await removeClient(context, owner, params.id)
    return undefined
  })
  serve(app, clientImportApi, ({ owner, body, request }) => importClients(context, owner, request.files[0], body))
}
