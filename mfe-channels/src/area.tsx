import { generalReasons } from '@keyhaven/shared-contracts/reasons/general'
import { channelsReasons } from '@keyhaven/shared-contracts/reasons/channels'
import { type Area, contractVersion } from '@keyhaven/shared-contracts/web/area'
import { registerReasons } from '@keyhaven/shared-contracts/web/locale'
import { pages } from './pages.ts'
import { slots } from './slots.ts'

registerReasons(generalReasons, channelsReasons)

export default { contract: contractVersion, routes: Object.values(pages), slots } satisfies Area
