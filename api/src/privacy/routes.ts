import { privacyApi } from '@keyhaven/shared-contracts/contract/accounts/privacy'
import { endAccount, keepAccount } from '../accounts/ending/ending.ts'
import type { AppContext } from '../context.ts'
import { type App, serve } from '../http/serve.ts'
import { changeRetention, eraseClient, privacyOf } from './service.ts'

export function routes(app: App, context: AppContext) {
  serve(app, privacyApi.get, ({ owner }) => privacyOf(context, owner))
  serve(app, privacyApi.changeRetention, ({ owner, body }) => changeRetention(context, owner, body))
  serve(app, privacyApi.endAccount, async ({ owner, body, request }) => {
    await endAccount(context, owner, body.password, request.session)
    return privacyOf(context, owner)
  })
  serve(app, privacyApi.keepAccount, async ({ owner }) => {
    await keepAccount(context, owner)
    return privacyOf(context, owner)
  })
  serve(app, privacyApi.eraseClient, ({ owner, params }) => eraseClient(context, owner, params.id))
}
