import { paymentSettingsApi } from '@keyhaven/shared-contracts/contract/finance/payment-settings'
import type { AppContext } from '../context.ts'
import { type App, serve } from '../http/serve.ts'
import { changeSettings, settingsOf } from './settings.ts'

export function routes(app: App, context: AppContext) {
  serve(app, paymentSettingsApi.read, ({ owner }) => settingsOf(context, owner))
  serve(app, paymentSettingsApi.change, ({ owner, body }) => changeSettings(context, owner, body))
}
