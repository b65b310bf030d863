import { type Area, contractVersion } from '@keyhaven/shared-contracts/web/area'
import { lazyPage } from '@keyhaven/shared-contracts/web/lazy-page'
import { paths } from '@keyhaven/shared-contracts/web/paths'

export default {
  contract: contractVersion,
  routes: [
    { path: paths.login(), lazy: lazyPage(() => import('./sign-in/login-page.tsx'), 'LoginPage') },
    { path: paths.register(), lazy: lazyPage(() => import('./sign-in/register-page.tsx'), 'RegisterPage') },
    {
      path: paths.forgotPassword(),
      lazy: lazyPage(() => import('./sign-in/forgot-password-page.tsx'), 'ForgotPasswordPage'),
    },
    {
      path: paths.resetPassword(':token'),
      lazy: lazyPage(() => import('./sign-in/reset-password-page.tsx'), 'ResetPasswordPage'),
    },
    {
      path: paths.activate(':uid', ':token'),
      lazy: lazyPage(() => import('./sign-in/activate-account-page.tsx'), 'ActivateAccountPage'),
    },
    { path: paths.settings(), lazy: lazyPage(() => import('./settings/settings-page.tsx'), 'SettingsPage') },
    { path: paths.help(':topic?'), lazy: lazyPage(() => import('./help/help-page.tsx'), 'HelpPage') },
  ],
} satisfies Area
