import { cardPaymentsApi } from '@keyhaven/shared-contracts/contract/finance/card-payments'
import { publicPaymentsApi } from '@keyhaven/shared-contracts/contract/public/public-payments'
import type { AppContext } from '../context.ts'
import { notFound } from '../http/problem.ts'
import { type App, serve } from '../http/serve.ts'
import { linkOf, requestInsideOf } from '../requests/decisions.ts'
import { checkoutFor } from './checkouts.ts'
import { accountOf, connect, disconnect } from './connection.ts'
import { receive } from './events.ts'
import { hasBooking, readCardPayments } from './reads.ts'
import { refundCard } from './refunds.ts'

const unsigned = { text: '', signature: undefined }

export function routes(app: App, context: AppContext) {
  serve(app, cardPaymentsApi.account, ({ owner }) => accountOf(context, owner))
  serve(app, cardPaymentsApi.connect, ({ owner, body }) => connect(context, owner, body))
  serve(app, cardPaymentsApi.disconnect, ({ owner }) => disconnect(context, owner))
  serve(app, cardPaymentsApi.payments, async ({ owner, params }) => {
    if (!(await hasBooking(context.db, owner, params.id))) throw notFound('booking')
    return readCardPayments(context.db, owner, params.id)
  })
  serve(app, cardPaymentsApi.refund, ({ owner, params, body }) => refundCard(context, owner, params.id, body))
  serve(app, publicPaymentsApi.checkout, (call) =>
    checkoutFor(context, (tx) => requestInsideOf(tx, 'guest_hash', linkOf(call), context.clock())),
  )
  serve(app, publicPaymentsApi.webhook, ({ params, query, request }) =>
    receive(context, { provider: params.provider, word: query.token, ...(request.signed ?? unsigned) }),
  )
}
