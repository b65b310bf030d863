import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from './settings/en.ts'

export const settingsCatalog = catalog<Messages>('settings', (locale) => import(`./settings/${locale}.ts`))
