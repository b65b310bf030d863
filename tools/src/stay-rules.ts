import { maxStayNights, stayProblems } from '@keyhaven/shared-contracts/domain/stay'

const home = 'shared-contracts/src/domain/stay.ts'
const isProduct = /^(api|deploy|shell|shared-contracts|mfe-[a-z]+)\/src\/(?!testing\/).*(?<!\.test)\.tsx?$/
// Without the number, which a template would write as `${…}`, and wherever a formatter breaks the line.
const sentences = Object.values(stayProblems).map((said) => said.replace(/ \d.*/, ''))
const limit = new RegExp(String.raw`(?:[<>=]|\b(?:min|max|lte?|gte?)\(|nights\w*:)\s*${maxStayNights}\b`, 'i')

/** What a file says a second time of a stay's rules, which both ends take from one place. */
export function stayRuleProblem(file: string, text: () => string): string | false {
  if (file === home || !isProduct.test(file)) return false
  const sentence = sentences.find((one) => new RegExp(`['"\`]${one}`).test(text()))
  if (sentence !== undefined) return `spells “${sentence}…” again, which is one of stayProblems in ${home}`
  return limit.test(text()) && `writes ${maxStayNights} nights again, which is maxStayNights in ${home}`
}
