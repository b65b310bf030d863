import { moneyDueApi } from '@keyhaven/shared-contracts/contract/finance/money-due'
import type { AppContext } from '../context.ts'
import { type App, serve, serveList } from '../http/serve.ts'
import { listMoneyDue, readMoneyDueTotals } from './reads.ts'
import { remindByHand } from './reminders.ts'

export function routes(app: App, context: AppContext) {
  serveList(app, moneyDueApi.list, ({ owner, query }) => listMoneyDue(context.db, owner, query, context.clock()))
  serve(app, moneyDueApi.totals, ({ owner }) => readMoneyDueTotals(context.db, owner, context.clock()))
  serve(app, moneyDueApi.remind, ({ owner, params }) => remindByHand(context, owner, params.id))
}
