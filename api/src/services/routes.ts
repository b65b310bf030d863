import { servicesApi } from '@keyhaven/shared-contracts/contract/inventory/services'
import { usageApi } from '@keyhaven/shared-contracts/contract/accounts/usage'
import type { AppContext } from '../context.ts'
import { type App, serve, serveList } from '../http/serve.ts'
import { listServices } from './reads.ts'
import { changeService, createService, removeService, usageOfService } from './service.ts'

export function routes(app: App, context: AppContext) {
  serveList(app, servicesApi.list, ({ owner, query }) => listServices(context.db, owner, query, context.clock()))
  serve(app, servicesApi.create, ({ owner, body }) => createService(context, owner, body))
  serve(app, servicesApi.update, ({ owner, params, body }) => changeService(context, owner, params.id, body))
  serve(app, usageApi.service, ({ owner, params }) => usageOfService(context, owner, params.id))
  serve(app, servicesApi.remove, async ({ owner, params }) => {
    await removeService(context, owner, params.id)
    return undefined
  })
}
