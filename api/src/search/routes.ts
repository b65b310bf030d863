import { searchApi, type SearchHit } from '@keyhaven/shared-contracts/contract/search'
import type { AppContext } from '../context.ts'
import { type App, serveList } from '../http/serve.ts'
import {
  searchBookings,
  searchClients,
  searchInvoices,
  searchPromocodes,
  searchServices,
  searchUnits,
} from './service.ts'

const counted = (rows: SearchHit[]) => ({ total: rows.length, rows })

export function routes(app: App, context: AppContext) {
  serveList(app, searchApi.clients, async ({ owner, query }) => counted(await searchClients(context, owner, query)))
  serveList(app, searchApi.bookings, async ({ owner, query }) => counted(await searchBookings(context, owner, query)))
  serveList(app, searchApi.units, async ({ owner, query }) => counted(await searchUnits(context, owner, query)))
  serveList(app, searchApi.services, async ({ owner, query }) => counted(await searchServices(context, owner, query)))
  serveList(app, searchApi.promocodes, async ({ owner, query }) =>
    counted(await searchPromocodes(context, owner, query)),
  )
  serveList(app, searchApi.invoices, async ({ owner, query }) => counted(await searchInvoices(context, owner, query)))
}
