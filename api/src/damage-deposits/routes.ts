import { damageDepositsApi } from '@keyhaven/shared-contracts/contract/finance/damage-deposits'
import type { AppContext } from '../context.ts'
import { type App, serve } from '../http/serve.ts'
import { damageDepositOf, openDamageDeposits } from './service.ts'

export function routes(app: App, context: AppContext) {
  serve(app, damageDepositsApi.one, ({ owner, params }) => damageDepositOf(context, owner, params.id))
  serve(app, damageDepositsApi.list, ({ owner }) => openDamageDeposits(context, owner))
}
