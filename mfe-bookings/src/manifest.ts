import { bookingsApi } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { calendarApi } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { clientsApi } from '@keyhaven/shared-contracts/contract/bookings/clients'
import { dashboardApi } from '@keyhaven/shared-contracts/contract/bookings/dashboard'
import { propertiesApi } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { searchApi } from '@keyhaven/shared-contracts/contract/search'
import { todayApi } from '@keyhaven/shared-contracts/contract/bookings/today'
import { inOwnersLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import { describeArea, firstCall } from '@keyhaven/shared-contracts/platform/describe-area'
import { firstPage } from '@keyhaven/shared-contracts/contract/paging'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { Messages } from './messages/manifest/en.ts'
import { pages } from './pages.ts'

const words = await inOwnersLanguages<Messages>((locale) => import(`./messages/manifest/${locale}.ts`))

export const manifest = describeArea(words, {
  area: 'bookings',
  nav: [
    {
      id: 'dashboard',
      path: paths.dashboard(),
      icon: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
      order: 10,
      place: 'main',
    },
    {
      id: 'clients',
      path: paths.clients(),
      icon: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M2 21v-1a7 7 0 0 1 14 0v1M16 3.5a4 4 0 0 1 0 7M22 21v-1a7 7 0 0 0-4-6.3',
      order: 40,
      place: 'main',
    },
    {
      id: 'bookings',
      path: paths.bookings(),
      icon: 'M4 5h16v16H4zM4 10h16M8 2v5M16 2v5M8 15l3 3 5-5',
      order: 50,
      place: 'main',
    },
  ],
  pages: [
    {
      page: pages.dashboard,
      calls: [firstCall(dashboardApi.stats, {}), firstCall(todayApi, {}), firstCall(calendarApi.rows, {})],
    },
    {
      page: pages.bookings,
      below: true,
      calls: [
        firstCall(bookingsApi.list, { query: { ...firstPage, stage: 'coming' } }),
        firstCall(bookingsApi.stages, { query: {} }),
        firstCall(propertiesApi.list, { query: firstPage }),
        firstCall(calendarApi.rows, {}),
      ],
    },
    { page: pages.client, calls: [firstCall(clientsApi.one, { params: { id: ':id' } })] },
    { page: pages.clients, below: true, calls: [firstCall(clientsApi.list, { query: firstPage })] },
  ],
  shortcuts: [
    { id: 'new-booking', to: paths.adding(paths.bookings()) },
    { id: 'new-client', to: paths.adding(paths.clients()) },
  ],
  search: [
    { id: 'clients', call: searchApi.clients.path, to: paths.client('{id}'), order: 20 },
    { id: 'bookings', call: searchApi.bookings.path, to: paths.bookings('{id}'), order: 10 },
  ],
})
