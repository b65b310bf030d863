import { page } from '@keyhaven/shared-contracts/web/area'
import { channelsCatalog } from './messages/catalogs.ts'

/** The pages of this area: the routes and the manifest are made of them. */
export const pages = {
  channels: page(
    '/owner/dashboard/channels',
    () => import('./channels/channels-page.tsx'),
    'ChannelsPage',
    channelsCatalog,
  ),
}
