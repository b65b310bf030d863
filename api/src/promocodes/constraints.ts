import { conflict, type Constraints } from '../http/problem.ts'

const codeTaken = () => {
  const words = 'You already have a promo code with this code.'
  return conflict('code_taken', words, { fields: { code: [words] } })
}

export const constraints: Constraints = { promocodes_code: codeTaken }
