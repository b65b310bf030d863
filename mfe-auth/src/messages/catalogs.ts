import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages as CredentialsMessages } from './credentials/en.ts'
import type { Messages as SignInMessages } from './sign-in/en.ts'
import type { Messages as SettingsMessages } from './settings/en.ts'
import type { Messages as SecurityMessages } from './security/en.ts'
import type { Messages as PrivacyMessages } from './privacy/en.ts'
import type { Messages as ConnectionsMessages } from './connections/en.ts'
import type { Messages as HelpMessages } from './help/en.ts'

/** The input of a password, and what a browser says of passkeys. */
export const credentialsCatalog = catalog<CredentialsMessages>(
  'credentials',
  (locale) => import(`./credentials/${locale}.ts`),
)

/** The pages before the dashboard. */
export const signInCatalog = catalog<SignInMessages>('sign-in', (locale) => import(`./sign-in/${locale}.ts`))

export const settingsCatalog = catalog<SettingsMessages>(
  'settings',
  (locale) => import(/* webpackChunkName: "settings-[request]" */ `./settings/${locale}.ts`),
)

/** The second factor and the sessions. */
export const securityCatalog = catalog<SecurityMessages>(
  'security',
  (locale) => import(/* webpackChunkName: "settings-[request]" */ `./security/${locale}.ts`),
)

export const privacyCatalog = catalog<PrivacyMessages>(
  'privacy',
  (locale) => import(/* webpackChunkName: "settings-[request]" */ `./privacy/${locale}.ts`),
)

export const connectionsCatalog = catalog<ConnectionsMessages>(
  'connections',
  (locale) => import(`./connections/${locale}.ts`),
)

export const helpCatalog = catalog<HelpMessages>('help', (locale) => import(`./help/${locale}.ts`))
