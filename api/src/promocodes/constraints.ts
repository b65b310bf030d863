import { conflict, type Constraints } from '../http/problem.ts'

const codeTaken = () => {
  const words = 'inventory.promoCodeKnown'
  return conflict('code_taken', words, { fields: { code: [words] } })
}

export const constraints: Constraints = { promocodes_code: codeTaken }
