import { accountsApi } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import type { AppContext } from '../context.ts'
import { serve, type App } from '../http/serve.ts'
import { demoLogin } from './service.ts'

export function routes(app: App, context: AppContext) {
  serve(app, accountsApi.demoLogin, ({ request }) => demoLogin(context, request.userAgent))
}
