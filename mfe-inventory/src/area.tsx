import { commonReasons } from '@keyhaven/shared-contracts/reasons/common'
import { inventoryReasons } from '@keyhaven/shared-contracts/reasons/inventory'
import { type Area, contractVersion } from '@keyhaven/shared-contracts/web/area'
import { registerReasons } from '@keyhaven/shared-contracts/web/locale'
import { pages } from './pages.ts'

registerReasons(commonReasons, inventoryReasons)

export default { contract: contractVersion, routes: Object.values(pages) } satisfies Area
