import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** The grid and what moves in it. */
export const calendarCatalog = catalog('calendar', {
  en: () => import('./calendar/en.ts'),
  de: () => import('./calendar/de.ts'),
  it: () => import('./calendar/it.ts'),
  nl: () => import('./calendar/nl.ts'),
  fr: () => import('./calendar/fr.ts'),
})

/** Dialogs of the calendar, and the move of a stay from its popup. */
export const calendarDialogsCatalog = catalog('calendar-dialogs', {
  en: () => import('./calendar-dialogs/en.ts'),
  de: () => import('./calendar-dialogs/de.ts'),
  it: () => import('./calendar-dialogs/it.ts'),
  nl: () => import('./calendar-dialogs/nl.ts'),
  fr: () => import('./calendar-dialogs/fr.ts'),
})

export const dashboardCatalog = catalog('dashboard', {
  en: () => import('./dashboard/en.ts'),
  de: () => import('./dashboard/de.ts'),
  it: () => import('./dashboard/it.ts'),
  nl: () => import('./dashboard/nl.ts'),
  fr: () => import('./dashboard/fr.ts'),
})
