import { operatorIn } from '@keyhaven/shared-contracts/domain/messages/operator'
import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** The legal texts of the platform, the same as on the owners' side. In one file with those of an owner's own site. */
export const operatorCatalog = catalog('operator', operatorIn)
