import { operatorIn } from '@keyhaven/shared-contracts/domain/messages/operator'
import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages as ShellMessages } from './shell/en.ts'
import type { Messages as LandingMessages } from './landing/en.ts'
import type { Messages as VersionsMessages } from './versions/en.ts'

/** Messages of the shell and of the components for all areas, in one file a language: every page needs both. */
export const shellCatalog = catalog<ShellMessages>(
  'shell',
  (locale) => import(/* webpackChunkName: "messages-[request]" */ `./shell/${locale}.ts`),
)

/** Messages of the landing page. */
export const landingCatalog = catalog<LandingMessages>('landing', (locale) => import(`./landing/${locale}.ts`))

/** The legal notice and the privacy policy. */
export const legalCatalog = catalog('legal', operatorIn)

/** Messages about versions, loaded only by the few pages that have a notice. */
export const versionsCatalog = catalog<VersionsMessages>('versions', (locale) => import(`./versions/${locale}.ts`))
