import { accountsApi } from '@keyhaven/shared-contracts/contract/accounts'
import type { Parts } from '../parts.ts'
import { serve, type App } from '../http/serve.ts'
import { demoLogin } from './service.ts'

export function demoRoutes(app: App, parts: Parts) {
  serve(app, accountsApi.demoLogin, ({ request }) => demoLogin(parts, request))
}
