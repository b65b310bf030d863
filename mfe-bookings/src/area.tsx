import { bookingsReasons } from '@keyhaven/shared-contracts/reasons/bookings'
import { channelsReasons } from '@keyhaven/shared-contracts/reasons/channels'
import { generalReasons } from '@keyhaven/shared-contracts/reasons/general'
import { inventoryReasons } from '@keyhaven/shared-contracts/reasons/inventory'
import { invoicesReasons } from '@keyhaven/shared-contracts/reasons/invoices'
import { type Area, contractVersion } from '@keyhaven/shared-contracts/web/area'
import { registerReasons } from '@keyhaven/shared-contracts/web/locale'
import { pages } from './pages.ts'

registerReasons(bookingsReasons, channelsReasons, generalReasons, inventoryReasons, invoicesReasons)

export default { contract: contractVersion, routes: Object.values(pages) } satisfies Area
