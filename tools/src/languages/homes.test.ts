import { expect, it } from 'vitest'
import { copiedFromEnglish, homeProblems, missingLanguages, untranslatedProblem } from './homes.ts'

const home = 'mfe-x/src/messages/<story>/<language>.ts'
const document = `## Where a text belongs\n| a page | \`${home}\` |\n\n## More`

it('names a language that a story lacks, and a file that says nothing in it', () => {
  const files = ['en', 'de', 'it', 'nl'].map((locale) => `mfe-a/src/messages/stays/${locale}.ts`)
  const failure = "{\n  de: 'Schade',\n  it: 'Peccato',\n  nl: 'Jammer',\n}"
  expect(missingLanguages([...files, 'shell/src/messages/start-failure.ts'], () => failure)).toEqual([
    'mfe-a/src/messages/stays/fr.ts: is missing; English is shown instead',
    'shell/src/messages/start-failure.ts: says nothing in fr',
  ])
})

it('names a file that was copied from the English one until its first line is gone', () => {
  const file = 'mfe-a/src/messages/stays/es.ts'
  expect(untranslatedProblem(file, () => `${copiedFromEnglish}\nexport const messages = {}`)).toContain(
    'is in English yet',
  )
  expect(untranslatedProblem(file, () => 'export const messages = {}')).toBe(false)
})

it('names a home of texts without a file, a text without a home, and more homes than six', () => {
  expect(homeProblems(['mfe-a/src/messages/stays/en.ts'], document)).toEqual([])
  expect(homeProblems(['api/src/stays/en.ts'], document)).toEqual([
    `docs/languages.md: names ${home}, where nothing is`,
    'api/src/stays/en.ts: is in no home of texts that docs/languages.md names',
  ])
  const seven = `## Where a text belongs\n${`| a page | \`${home}\` |\n`.repeat(7)}\n## More`
  expect(homeProblems(['mfe-a/src/messages/stays/en.ts'], seven)).toEqual([
    'docs/languages.md: names 7 homes of texts; 6 are enough',
  ])
})
