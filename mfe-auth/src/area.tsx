import { type Area, contractVersion } from '@keyhaven/shared-contracts/web/area'
import { lazyPage } from '@keyhaven/shared-contracts/web/lazy-page'
import { paths } from '@keyhaven/shared-contracts/web/paths'

export default {
  contract: contractVersion,
  routes: [
    { path: paths.login(), lazy: lazyPage(() => import('./login/login-page.tsx'), 'LoginPage') },
    { path: paths.register(), lazy: lazyPage(() => import('./register/register-page.tsx'), 'RegisterPage') },
    {
      path: paths.activate(':uid', ':token'),
      lazy: lazyPage(() => import('./activation/activate-account-page.tsx'), 'ActivateAccountPage'),
    },
    { path: paths.settings(), lazy: lazyPage(() => import('./settings/settings-page.tsx'), 'SettingsPage') },
  ],
} satisfies Area
