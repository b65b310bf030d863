import { channelsApi } from '@keyhaven/shared-contracts/contract/channels/channels'
import { firstPage } from '@keyhaven/shared-contracts/contract/paging'
import { inOwnersLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import { describeArea, firstCall } from '@keyhaven/shared-contracts/platform/describe-area'
import type { Messages } from './messages/manifest/en.ts'
import { pages } from './pages.ts'

const words = await inOwnersLanguages<Messages>((locale) => import(`./messages/manifest/${locale}.ts`))

export const manifest = describeArea(words, {
  area: 'channels',
  nav: [
    {
      id: 'channels',
      path: '/owner/dashboard/channels',
      icon: 'M5 5h14v14H5ZM9 12h6M12 9v6',
      order: 100,
      place: 'main',
    },
  ],
  pages: [{ page: pages.channels, below: true, calls: [firstCall(channelsApi.list, { query: firstPage })] }],
})
