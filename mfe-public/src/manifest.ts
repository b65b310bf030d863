import type { AreaManifest } from '@keyhaven/shared-contracts/platform/area-manifest'

export const manifest = {
  area: 'public',
  paths: ['/', '/property/*', '/book', '/request/*', '/decision/*', '/owner/dashboard/settings/site'],
  pages: [
    {
      path: '/',
      module: 'landing/landing-page',
      calls: ['/api/public/booking/?page=1', '/api/public/booking/locations/'],
    },
    {
      path: '/property/:id',
      module: 'property/property-page',
      calls: ['/api/public/booking/property/:id/'],
    },
    {
      path: '/property/:id/unit/:unitId',
      module: 'property/unit-page',
      calls: ['/api/public/booking/property/:id/'],
    },
    { path: '/book', module: 'book/book-page' },
    { path: '/request/:token', module: 'request/request-page' },
    { path: '/decision/:token', module: 'decision/decision-page' },
    {
      path: '/owner/dashboard/settings/site',
      module: 'settings/site-settings-page',
      calls: ['/api/site-settings/'],
    },
  ],
  settings: [
    {
      id: 'site',
      title: 'Public site',
      about: 'Your own domain, your colour, and how long guests wait for an answer',
      path: '/owner/dashboard/settings/site',
    },
  ],
} satisfies AreaManifest
