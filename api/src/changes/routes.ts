import { stayChangesApi } from '@keyhaven/shared-contracts/contract/bookings/stay-changes'
import type { AppContext } from '../context.ts'
import { type App, serve } from '../http/serve.ts'
import { linkOf } from '../requests/decisions.ts'
import { decideChange, decideChangeByLink } from './deciding.ts'
import { askForChange, quoteChange, withdrawChange } from './service.ts'

export function routes(app: App, context: AppContext) {
  serve(app, stayChangesApi.quote, (call) => quoteChange(context, linkOf(call), call.body))
  serve(app, stayChangesApi.ask, (call) => askForChange(context, linkOf(call), call.body))
  serve(app, stayChangesApi.withdraw, (call) => withdrawChange(context, linkOf(call)))
  serve(app, stayChangesApi.decideByLink, (call) => decideChangeByLink(context, linkOf(call), call.body))
  serve(app, stayChangesApi.decide, ({ owner, params, body }) => decideChange(context, owner, params.id, body))
}
