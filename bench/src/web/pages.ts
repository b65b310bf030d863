const rows = 'tr.ant-table-row:not([inert] *)'

/** The pages that are measured: the module that the area loads for each, and an element of its own content. */
export const pages = {
  bookings: { path: '/owner/dashboard/bookings', area: 'bookings', module: 'bookings-page.tsx', shows: rows },
  calendar: { path: '/owner/dashboard', area: 'bookings', module: 'dashboard-page.tsx', shows: '.tl-bar[data-stay]' },
  invoices: { path: '/owner/dashboard/invoices', area: 'finance', module: 'invoices-page.tsx', shows: rows },
  units: { path: '/owner/dashboard/units', area: 'inventory', module: 'units-page.tsx', shows: rows },
} as const

export type PageName = keyof typeof pages
export const pageNames = Object.keys(pages) as PageName[]
