import type { AreaManifest } from '@keyhaven/shared-contracts/contract/area-manifest'

export const manifest = {
  area: 'public',
  paths: ['/', '/property/*', '/book', '/request/*', '/decision/*'],
  pages: [
    {
      path: '/',
      module: 'landing/landing-page',
      calls: ['/api/public/booking/?page=1', '/api/public/booking/locations/'],
    },
    { path: '/property/:id', module: 'property/property-page' },
    { path: '/property/:id/unit/:unitId', module: 'property/unit-page' },
    { path: '/book', module: 'book/book-page' },
    { path: '/request/:token', module: 'request/request-page' },
    { path: '/decision/:token', module: 'decision/decision-page' },
  ],
} satisfies AreaManifest
