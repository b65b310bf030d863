import { paymentsApi } from '@keyhaven/shared-contracts/contract/payments'
import type { AppContext } from '../context.ts'
import { type App, serve } from '../http/serve.ts'
import { addPayment, readLedger } from './service.ts'

export function paymentsRoutes(app: App, { db, clock }: AppContext) {
  serve(app, paymentsApi.list, ({ owner, params }) => readLedger(db, owner, params.id))
  serve(app, paymentsApi.add, ({ owner, params, body, request }) =>
    addPayment({ db, owner, now: clock() }, params.id, body, request.idempotencyKey),
  )
}
