import type { AreaManifest } from '@keyhaven/shared-contracts/contract/area-manifest'

export const manifest = {
  area: 'public',
  paths: ['/', '/property/*'],
  pages: [
    {
      path: '/',
      module: 'landing/landing-page',
      calls: ['/api/public/booking/?page=1', '/api/public/booking/locations/'],
    },
    { path: '/property/:id', module: 'property/property-page' },
    { path: '/property/:id/unit/:unitId', module: 'property/unit-page' },
  ],
} satisfies AreaManifest
