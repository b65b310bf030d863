import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from '../domain/reasons/channels/en.ts'

/** Sentences of the reasons `channels.…` in each language. */
export const channelsReasons = catalog<Messages>(
  'reasons/channels',
  (locale) => import(`../domain/reasons/channels/${locale}.ts`),
)
