import { expect, it } from 'vitest'
import { longer, pseudoMessages } from './pseudo-messages.ts'

it('makes a text two fifths longer and leaves tags, counts and the end of the sentence alone', () => {
  expect(longer('Save')).toBe('Sávé on')
  expect(longer('Read the <terms>terms</terms> first.')).toMatch(/^Réád thé <terms>térmš<\/terms> fíršt .*\.$/)
  expect(longer('# nights')).toMatch(/^# ñíghtš /)
  expect(longer('–')).toBe('–')
})

it('lengthens what a catalog says and nothing that it computes with', () => {
  const source =
    "import { en } from './x'\nexport const messages = { save: 'Save', of: (n) => en.plural(n, { one: '# unit', other: `${n} units` }) }"
  const made = pseudoMessages('en.ts', source)
  expect(made).toContain("import { en } from './x'")
  expect(made).toContain('save: "Sávé on"')
  expect(made).toMatch(/one: "# üñít \w+"/)
  expect(made).toContain('${n} üñítš')
})
