import { bookingsReasons } from '@keyhaven/shared-contracts/reasons/bookings'
import { generalReasons } from '@keyhaven/shared-contracts/reasons/general'
import { inventoryReasons } from '@keyhaven/shared-contracts/reasons/inventory'
import { type Area, contractVersion } from '@keyhaven/shared-contracts/web/area'
import { registerReasons } from '@keyhaven/shared-contracts/web/locale'
import { pages } from './pages.ts'

registerReasons(bookingsReasons, generalReasons, inventoryReasons)

export default { contract: contractVersion, routes: Object.values(pages) } satisfies Area
