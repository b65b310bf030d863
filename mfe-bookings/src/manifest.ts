import type { AreaManifest } from '@keyhaven/shared-contracts/platform/area-manifest'

export const manifest = {
  area: 'bookings',
  paths: ['/owner/dashboard', '/owner/dashboard/bookings/*', '/owner/dashboard/clients/*'],
  nav: [
    {
      id: 'dashboard',
      label: 'Dashboard',
      path: '/owner/dashboard',
      icon: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
      order: 10,
      place: 'main',
    },
    {
      id: 'clients',
      label: 'Clients',
      path: '/owner/dashboard/clients',
      icon: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M2 21v-1a7 7 0 0 1 14 0v1M16 3.5a4 4 0 0 1 0 7M22 21v-1a7 7 0 0 0-4-6.3',
      order: 40,
      place: 'main',
    },
    {
      id: 'bookings',
      label: 'Bookings',
      path: '/owner/dashboard/bookings',
      icon: 'M4 5h16v16H4zM4 10h16M8 2v5M16 2v5M8 15l3 3 5-5',
      order: 50,
      place: 'main',
    },
  ],
  pages: [
    {
      path: '/owner/dashboard',
      module: 'dashboard/dashboard-page',
      calls: ['/api/dashboard-stats/', '/api/dashboard-today/', '/api/calendar/rows/'],
    },
    {
      path: '/owner/dashboard/bookings',
      module: 'bookings/list/bookings-page',
      calls: ['/api/bookings/?page=1&page_size=20&stage=coming', '/api/properties/?page=1&page_size=20'],
    },
    {
      path: '/owner/dashboard/clients',
      module: 'clients/clients-page',
      calls: ['/api/clients/?page=1&page_size=20'],
    },
  ],
  search: [
    {
      id: 'clients',
      title: 'Clients',
      call: '/api/search/clients/',
      to: '/owner/dashboard/clients?client={id}',
      order: 20,
    },
    {
      id: 'bookings',
      title: 'Bookings',
      call: '/api/search/bookings/',
      to: '/owner/dashboard/bookings?booking={id}',
      order: 10,
    },
  ],
} satisfies AreaManifest
