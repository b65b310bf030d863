import { servicesApi } from '@keyhaven/shared-contracts/contract/services'
import { usageApi } from '@keyhaven/shared-contracts/contract/usage'
import type { AppContext } from '../context.ts'
import { type App, serve, serveList } from '../http/serve.ts'
import { changeService, createService, listServices, removeService, usageOfService } from './service.ts'

export function servicesRoutes(app: App, { db, clock }: AppContext) {
  serveList(app, servicesApi.list, ({ owner, query }) => listServices(db, owner, query, clock()))
  serve(app, servicesApi.create, ({ owner, body }) => createService(db, owner, body))
  serve(app, servicesApi.update, ({ owner, params, body }) => changeService(db, owner, params.id, body))
  serve(app, usageApi.service, ({ owner, params }) => usageOfService(db, owner, params.id, clock()))
  serve(app, servicesApi.remove, async ({ owner, params }) => {
    await removeService(db, owner, params.id, clock())
    return undefined
  })
}
