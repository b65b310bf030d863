import { accountsReasons } from '@keyhaven/shared-contracts/reasons/accounts'
import { generalReasons } from '@keyhaven/shared-contracts/reasons/general'
import { type Area, contractVersion } from '@keyhaven/shared-contracts/web/area'
import { registerReasons } from '@keyhaven/shared-contracts/web/locale'
import { pages } from './pages.ts'

registerReasons(accountsReasons, generalReasons)

export default { contract: contractVersion, routes: Object.values(pages) } satisfies Area
