import { type Area, contractVersion } from '@keyhaven/shared-contracts/web/area'
import { pages } from './pages.ts'

export default { contract: contractVersion, routes: Object.values(pages) } satisfies Area
