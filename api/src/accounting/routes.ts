import { accountingApi } from '@keyhaven/shared-contracts/contract/finance/accounting'
import type { AppContext } from '../context.ts'
import { type App, serve } from '../http/serve.ts'
import { changeSettings, settingsOf } from './settings.ts'

export function routes(app: App, context: AppContext) {
  serve(app, accountingApi.read, ({ owner }) => settingsOf(context, owner))
  serve(app, accountingApi.change, ({ owner, body }) => changeSettings(context, owner, body))
}
