import { serviceCharges, serviceTypes } from '@keyhaven/shared-contracts/domain/kinds'
import type { Messages } from '../messages/services/en.ts'

/** As filter and form offer them. */
export const typeOptions = (t: Messages) => serviceTypes.map((value) => ({ value, label: t.typeOptions[value] }))

export const chargeOptions = (t: Messages) => serviceCharges.map((value) => ({ value, label: t.charges[value] }))
