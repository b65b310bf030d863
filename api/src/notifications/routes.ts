import { bookingMailsApi } from '@keyhaven/shared-contracts/contract/bookings/booking-mails'
import type { AppContext } from '../context.ts'
import { type App, serve } from '../http/serve.ts'
import { previewMail, sendMail } from './sending.ts'

export function routes(app: App, context: AppContext) {
  serve(app, bookingMailsApi.preview, ({ owner, params, body }) => previewMail(context, owner, params.id, body))
  serve(app, bookingMailsApi.send, async ({ owner, params, body }) => {
    await sendMail(context, owner, params.id, body)
    return undefined
  })
}
