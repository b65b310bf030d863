import { paymentsApi } from '@keyhaven/shared-contracts/contract/finance/payments'
import type { AppContext } from '../context.ts'
import { type App, serve } from '../http/serve.ts'
import { addPayment, ledgerOf } from './service.ts'

export function routes(app: App, context: AppContext) {
  serve(app, paymentsApi.list, ({ owner, params }) => ledgerOf(context, owner, params.id))
  serve(app, paymentsApi.add, ({ owner, params, body, request }) =>
    addPayment(context, owner, params.id, body, request.idempotencyKey),
  )
}
