import { propertiesApi } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { usageApi } from '@keyhaven/shared-contracts/contract/accounts/usage'
import { imagesOfForm } from '../images/form-images.ts'
import type { AppContext } from '../context.ts'
import { type App, serve, serveList } from '../http/serve.ts'
import { listProperties } from './reads.ts'
import { changeProperty, createProperty, readProperty, removeProperty, usageOfProperty, usualTerms } from './service.ts'

export function routes(app: App, context: AppContext) {
  serveList(app, propertiesApi.list, ({ owner, query }) => listProperties(context.db, owner, query))
  serve(app, propertiesApi.usualTerms, ({ owner }) => usualTerms(context, owner))
  serve(app, propertiesApi.one, ({ owner, params }) => readProperty(context, owner, params.id))
  serve(app, propertiesApi.create, ({ owner, body, request }) =>
    createProperty(context, owner, body, imagesOfForm(request), request.idempotencyKey),
  )
  serve(app, propertiesApi.update, ({ owner, params, body, request }) =>
    changeProperty(context, owner, params.id, body, imagesOfForm(request)),
  )
  serve(app, usageApi.property, ({ owner, params }) => usageOfProperty(context, owner, params.id))
  serve(app, propertiesApi.remove, async ({ owner, params }) => {
    await removeProperty(context, owner, params.id)
    return undefined
  })
}
