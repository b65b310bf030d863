import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages as CalendarMessages } from './calendar/en.ts'
import type { Messages as CalendarDialogsMessages } from './calendar-dialogs/en.ts'
import type { Messages as DashboardMessages } from './dashboard/en.ts'

/** The grid and what moves in it. */
export const calendarCatalog = catalog<CalendarMessages>(
  'calendar',
  (locale) => import(/* webpackChunkName: "stay-[request]" */ `./calendar/${locale}.ts`),
)

/** Dialogs of the calendar, and the move of a stay from its popup. */
export const calendarDialogsCatalog = catalog<CalendarDialogsMessages>(
  'calendar-dialogs',
  (locale) => import(/* webpackChunkName: "stay-[request]" */ `./calendar-dialogs/${locale}.ts`),
)

export const dashboardCatalog = catalog<DashboardMessages>('dashboard', (locale) => import(`./dashboard/${locale}.ts`))
