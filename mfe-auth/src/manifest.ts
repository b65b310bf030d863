import type { AreaManifest } from '@keyhaven/shared-contracts/contract/area-manifest'

export const manifest = {
  area: 'auth',
  paths: ['/owner/login', '/owner/register', '/owner/activate-account/*', '/owner/dashboard/settings/*'],
  nav: [
    {
      id: 'settings',
      label: 'Settings',
      path: '/owner/dashboard/settings',
      icon: 'M4 7h10M18 7h2M4 17h2M10 17h10M14 4.5v5h4v-5zM6 14.5v5h4v-5z',
      order: 10,
      place: 'bottom',
    },
  ],
  pages: [
    { path: '/owner/login', module: 'login/login-page' },
    { path: '/owner/register', module: 'register/register-page' },
    { path: '/owner/activate-account/:uid/:token', module: 'activation/activate-account-page' },
    {
      path: '/owner/dashboard/settings',
      module: 'settings/settings-page',
      calls: ['/auth/get-full-user-data/'],
    },
  ],
} satisfies AreaManifest
