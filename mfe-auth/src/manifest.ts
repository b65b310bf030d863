import { accountSettingsApi } from '@keyhaven/shared-contracts/contract/accounts/account-settings'
import { accountsApi } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { connectionsApi } from '@keyhaven/shared-contracts/contract/accounts/connections'
import { privacyApi } from '@keyhaven/shared-contracts/contract/accounts/privacy'
import { secondFactorApi } from '@keyhaven/shared-contracts/contract/accounts/second-factor'
import { inOwnersLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import { describeArea, firstCall } from '@keyhaven/shared-contracts/platform/describe-area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { heads } from './page-heads.ts'
import type { Messages } from './messages/manifest/en.ts'
import { pages } from './pages.ts'

const words = await inOwnersLanguages<Messages>((locale) => import(`./messages/manifest/${locale}.ts`))

export const manifest = describeArea(words, {
  area: 'auth',
  nav: [
    {
      id: 'settings',
      path: paths.settings(),
      icon: 'M4 7h10M18 7h2M4 17h2M10 17h10M14 4.5v5h4v-5zM6 14.5v5h4v-5z',
      order: 10,
      place: 'bottom',
    },
    {
      id: 'help',
      path: paths.help(),
      icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.4 9.6a2.6 2.6 0 1 1 3.7 2.4c-.7.4-1.1.9-1.1 1.7M12 16.8h.01',
      order: 20,
      place: 'bottom',
    },
  ],
  pages: [
    { page: pages.login, head: heads.login },
    { page: pages.register, head: heads.register },
    { page: pages.forgotPassword, head: heads.forgotPassword },
    { page: pages.resetPassword },
    { page: pages.activate },
    {
      page: pages.settings,
      below: true,
      calls: [
        firstCall(accountsApi.me, {}),
        firstCall(secondFactorApi.get, {}),
        firstCall(accountSettingsApi.sessions, {}),
        firstCall(privacyApi.get, {}),
      ],
    },
    {
      page: pages.connections,
      calls: [firstCall(connectionsApi.keys, {}), firstCall(connectionsApi.webhooks, {})],
    },
    { page: pages.help },
  ],
  settings: [{ id: 'connections', path: paths.settings('connections') }],
})
