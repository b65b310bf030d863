import type { AreaManifest } from '@keyhaven/shared-contracts/platform/area-manifest'

export const manifest = {
  area: 'inventory',
  paths: [
    '/owner/dashboard/properties/*',
    '/owner/dashboard/units/*',
    '/owner/dashboard/services/*',
    '/owner/dashboard/promocodes/*',
  ],
  nav: [
    {
      id: 'properties',
      label: 'Properties',
      path: '/owner/dashboard/properties',
      icon: 'M3 11.5 12 4l9 7.5M5.5 9.6V20h13V9.6M10 20v-6h4v6',
      order: 20,
      place: 'main',
    },
    {
      id: 'units',
      label: 'Units',
      path: '/owner/dashboard/units',
      icon: 'M3 18v-5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5M3 16h18M5 11V7a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v4M9 11V9h6v2',
      order: 30,
      place: 'main',
    },
    {
      id: 'services',
      label: 'Services',
      path: '/owner/dashboard/services',
      icon: 'M4 18h16M5.5 18a6.5 6.5 0 0 1 13 0M12 11.5V9M10 8.5h4M3 20.5h18',
      order: 60,
      place: 'main',
    },
    {
      id: 'promocodes',
      label: 'Promocodes',
      path: '/owner/dashboard/promocodes',
      icon: 'M12.6 3.5H20.5V11.4L11.4 20.5 3.5 12.6ZM16.5 7.5h.01',
      order: 70,
      place: 'main',
    },
  ],
  pages: [
    {
      path: '/owner/dashboard/properties',
      module: 'properties/properties-page',
      calls: ['/api/properties/?page=1&page_size=20'],
    },
    {
      path: '/owner/dashboard/units',
      module: 'units/units-page',
      calls: ['/api/units/?page=1&page_size=20', '/api/properties/?page=1&page_size=20'],
    },
    {
      path: '/owner/dashboard/units/seasons',
      module: 'seasons/seasons-page',
      calls: ['/api/properties/?page=1&page_size=20'],
    },
    {
      path: '/owner/dashboard/services',
      module: 'services/services-page',
      calls: ['/api/services/?page=1&page_size=20', '/api/properties/?page=1&page_size=20'],
    },
    {
      path: '/owner/dashboard/promocodes',
      module: 'promocodes/promocodes-page',
      calls: ['/api/promocodes/?page=1&page_size=20'],
    },
  ],
  search: [
    {
      id: 'units',
      title: 'Units',
      call: '/api/search/units/',
      to: '/owner/dashboard/units?search={title}',
      order: 30,
    },
  ],
} satisfies AreaManifest
