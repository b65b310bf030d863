import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages as ChannelsMessages } from './channels/en.ts'

export const channelsCatalog = catalog<ChannelsMessages>('channels', (locale) => import(`./channels/${locale}.ts`))
