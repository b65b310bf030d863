import { page } from '@keyhaven/shared-contracts/web/area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import {
  connectionsCatalog,
  credentialsCatalog,
  helpCatalog,
  privacyCatalog,
  securityCatalog,
  settingsCatalog,
  signInCatalog,
} from './messages/catalogs.ts'

const beforeDashboard = [signInCatalog, credentialsCatalog] as const

/** The pages of this area: the routes and the manifest are made of them. */
export const pages = {
  login: page(paths.login(), () => import('./sign-in/login-page.tsx'), 'LoginPage', ...beforeDashboard),
  register: page(paths.register(), () => import('./sign-in/register-page.tsx'), 'RegisterPage', ...beforeDashboard),
  forgotPassword: page(
    paths.forgotPassword(),
    () => import('./sign-in/forgot-password-page.tsx'),
    'ForgotPasswordPage',
    signInCatalog,
  ),
  resetPassword: page(
    paths.resetPassword(':token'),
    () => import('./sign-in/reset-password-page.tsx'),
    'ResetPasswordPage',
    ...beforeDashboard,
  ),
  activate: page(
    paths.activate(':uid', ':token'),
    () => import('./sign-in/activate-account-page.tsx'),
    'ActivateAccountPage',
    signInCatalog,
  ),
  settings: page(
    paths.settings(),
    () => import('./settings/settings-page.tsx'),
    'SettingsPage',
    ...[settingsCatalog, securityCatalog, privacyCatalog, credentialsCatalog],
  ),
  connections: page(
    paths.settings('connections'),
    () => import('./connections/connections-page.tsx'),
    'ConnectionsPage',
    ...[connectionsCatalog, settingsCatalog, credentialsCatalog],
  ),
  help: page(paths.help(':topic?'), () => import('./help/help-page.tsx'), 'HelpPage', helpCatalog),
}
