import { page } from '@keyhaven/shared-contracts/web/area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'

/** The pages of this area: the routes and the manifest are made of them. */
export const pages = {
  login: page(paths.login(), () => import('./sign-in/login-page.tsx'), 'LoginPage'),
  register: page(paths.register(), () => import('./sign-in/register-page.tsx'), 'RegisterPage'),
  forgotPassword: page(
    paths.forgotPassword(),
    () => import('./sign-in/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
  resetPassword: page(
    paths.resetPassword(':token'),
    () => import('./sign-in/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
  activate: page(
    paths.activate(':uid', ':token'),
    () => import('./sign-in/activate-account-page.tsx'),
    'ActivateAccountPage',
  ),
  settings: page(paths.settings(), () => import('./settings/settings-page.tsx'), 'SettingsPage'),
  connections: page(
    paths.settings('connections'),
    () => import('./connections/connections-page.tsx'),
    'ConnectionsPage',
  ),
  help: page(paths.help(':topic?'), () => import('./help/help-page.tsx'), 'HelpPage'),
}
