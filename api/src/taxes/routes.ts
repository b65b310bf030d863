import { taxCorrectionApi } from '@keyhaven/shared-contracts/contract/bookings/tax-correction'
import { taxReportApi } from '@keyhaven/shared-contracts/contract/finance/tax-report'
import { touristTaxesApi } from '@keyhaven/shared-contracts/contract/inventory/tourist-taxes'
import type { AppContext } from '../context.ts'
import { type App, serve, serveList } from '../http/serve.ts'
import { correctTax, taxOfBooking } from './correcting.ts'
import { listTaxes } from './reads.ts'
import { changeTax, createTax, oneTax, removeTax, taxReport } from './service.ts'

export function routes(app: App, context: AppContext) {
  serveList(app, touristTaxesApi.list, ({ owner, query }) => listTaxes(context.db, owner, query))
  serve(app, touristTaxesApi.one, ({ owner, params }) => oneTax(context, owner, params.id))
  serve(app, touristTaxesApi.create, ({ owner, body }) => createTax(context, owner, body))
  serve(app, touristTaxesApi.update, ({ owner, params, body }) => changeTax(context, owner, params.id, body))
  serve(app, touristTaxesApi.remove, async ({ owner, params }) => {
    await removeTax(context, owner, params.id)
    return undefined
  })
  serve(app, taxReportApi.report, ({ owner, query }) => taxReport(context, owner, query.month))
  serve(app, taxCorrectionApi.one, ({ owner, params }) => taxOfBooking(context, owner, params.id))
  serve(app, taxCorrectionApi.correct, ({ owner, params, body }) => correctTax(context, owner, params.id, body))
}
