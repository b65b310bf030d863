import { cashBookApi } from '@keyhaven/shared-contracts/contract/finance/cash-book'
import { paymentsApi } from '@keyhaven/shared-contracts/contract/finance/payments'
import type { AppContext } from '../context.ts'
import { type App, serve } from '../http/serve.ts'
import { cashBookOf } from './cash-book.ts'
import { addPayment, ledgerOf } from './service.ts'

export function routes(app: App, context: AppContext) {
  serve(app, cashBookApi.read, ({ owner, query }) => cashBookOf(context, owner, query))
  serve(app, paymentsApi.list, ({ owner, params }) => ledgerOf(context, owner, params.id))
  serve(app, paymentsApi.add, ({ owner, params, body, request }) =>
    addPayment(context, owner, params.id, body, request.idempotencyKey),
  )
}
