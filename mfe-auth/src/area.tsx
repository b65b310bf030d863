import { accountsReasons } from '@keyhaven/shared-contracts/reasons/accounts'
import { commonReasons } from '@keyhaven/shared-contracts/reasons/common'
import { type Area, contractVersion } from '@keyhaven/shared-contracts/web/area'
import { registerReasons } from '@keyhaven/shared-contracts/web/locale'
import { pages } from './pages.ts'

registerReasons(accountsReasons, commonReasons)

export default { contract: contractVersion, routes: Object.values(pages) } satisfies Area
