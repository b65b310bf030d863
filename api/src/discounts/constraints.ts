import { conflict, type Constraints } from '../http/problem.ts'

/** Two steps from as many nights or days would leave open which one counts. */
const discountKnown = () => {
  const words = 'inventory.discountKnown'
  return conflict('discount_known', words, { fields: { percent: [words] } })
}

export const constraints: Constraints = { discounts_step: discountKnown }
