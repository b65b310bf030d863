import type { AreaManifest } from '@keyhaven/shared-contracts/platform/area-manifest'

export const manifest = {
  area: 'finance',
  paths: ['/owner/dashboard/invoices/*', '/owner/dashboard/analytics/*', '/owner/dashboard/settings/invoices'],
  nav: [
    {
      id: 'invoices',
      label: 'Invoices',
      path: '/owner/dashboard/invoices',
      icon: 'M6 3h9l4 4v14H6ZM14.5 3v4.5H19M9.5 12h6M9.5 16h6',
      order: 80,
      place: 'main',
    },
    {
      id: 'analytics',
      label: 'Analytics',
      path: '/owner/dashboard/analytics',
      icon: 'M4 4v16h16M8.5 16v-4M13 16V7M17.5 16v-6',
      order: 90,
      place: 'main',
    },
  ],
  pages: [
    {
      path: '/owner/dashboard/invoices',
      module: 'invoices/invoices-page',
      calls: [
        '/api/invoices/owner/?page=1&page_size=20',
        '/api/invoices/totals/',
        '/api/properties/?page=1&page_size=20',
      ],
    },
    {
      path: '/owner/dashboard/analytics',
      module: 'analytics/analytics-page',
      calls: ['/api/properties/', '/api/units/'],
    },
    {
      path: '/owner/dashboard/settings/invoices',
      module: 'settings/invoice-settings-page',
      calls: ['/api/invoice-settings/'],
    },
  ],
  search: [
    {
      id: 'invoices',
      title: 'Invoices',
      call: '/api/search/invoices/',
      to: '/owner/dashboard/invoices?search={title}',
      order: 40,
    },
  ],
  settings: [
    {
      id: 'invoices',
      title: 'Invoices',
      about: 'Numbers, VAT, terms, and when invoices are issued',
      path: '/owner/dashboard/settings/invoices',
    },
  ],
} satisfies AreaManifest
