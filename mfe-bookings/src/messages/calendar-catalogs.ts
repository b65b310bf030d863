import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** The grid and what moves in it. */
export const calendarCatalog = catalog('calendar', {
  en: () => import('./calendar/en.ts'),
})

/** What opens from the grid, and the move of a stay from its popup. */
export const calendarDialogsCatalog = catalog('calendar-dialogs', {
  en: () => import('./calendar-dialogs/en.ts'),
})

export const dashboardCatalog = catalog('dashboard', {
  en: () => import('./dashboard/en.ts'),
})
