import { taxCorrectionApi } from '@keyhaven/shared-contracts/contract/bookings/tax-correction'
import { taxReportApi } from '@keyhaven/shared-contracts/contract/finance/tax-report'
import { touristTaxesApi } from '@keyhaven/shared-contracts/contract/inventory/tourist-taxes'
import type { AppContext } from '../context.ts'
import { type App, serve } from '../http/serve.ts'
import { correctTax, taxOfBooking } from './correcting.ts'
import { listTaxes } from './reads.ts'
import { changeTax, createTax, oneTax, removeTax, taxReport } from './service.ts'

export function routes(app: App, context: AppContext) {
  serve(app, touristTaxesApi.list, ({ owner }) => listTaxes(context.db, owner))
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
