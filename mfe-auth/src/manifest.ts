import type { AreaManifest } from '@keyhaven/shared-contracts/platform/area-manifest'

export const manifest = {
  area: 'auth',
  paths: [
    '/owner/login',
    '/owner/register',
    '/owner/forgot-password',
    '/owner/reset-password/*',
    '/owner/activate-account/*',
    '/owner/dashboard/settings/*',
    '/owner/dashboard/help/*',
  ],
  nav: [
    {
      id: 'settings',
      label: 'Settings',
      path: '/owner/dashboard/settings',
      icon: 'M4 7h10M18 7h2M4 17h2M10 17h10M14 4.5v5h4v-5zM6 14.5v5h4v-5z',
      order: 10,
      place: 'bottom',
    },
    {
      id: 'help',
      label: 'Help',
      path: '/owner/dashboard/help',
      icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.4 9.6a2.6 2.6 0 1 1 3.7 2.4c-.7.4-1.1.9-1.1 1.7M12 16.8h.01',
      order: 20,
      place: 'bottom',
    },
  ],
  pages: [
    { path: '/owner/login', module: 'sign-in/login-page' },
    { path: '/owner/register', module: 'sign-in/register-page' },
    { path: '/owner/forgot-password', module: 'sign-in/forgot-password-page' },
    { path: '/owner/reset-password/:token', module: 'sign-in/reset-password-page' },
    { path: '/owner/activate-account/:uid/:token', module: 'sign-in/activate-account-page' },
    {
      path: '/owner/dashboard/settings',
      module: 'settings/settings-page',
      calls: ['/auth/get-full-user-data/', '/auth/sessions/'],
    },
    { path: '/owner/dashboard/help', module: 'help/help-page' },
    { path: '/owner/dashboard/help/:topic', module: 'help/help-page' },
  ],
} satisfies AreaManifest
