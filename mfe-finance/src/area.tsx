import { commonReasons } from '@keyhaven/shared-contracts/reasons/common'
import { invoicesReasons } from '@keyhaven/shared-contracts/reasons/invoices'
import { type Area, contractVersion } from '@keyhaven/shared-contracts/web/area'
import { registerReasons } from '@keyhaven/shared-contracts/web/locale'
import { pages } from './pages.ts'

registerReasons(commonReasons, invoicesReasons)

export default { contract: contractVersion, routes: Object.values(pages) } satisfies Area
