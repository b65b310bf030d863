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
  const pseudo = pseudoMessages('en.ts', source)
  expect(pseudo).toContain("import { en } from './x'")
  expect(pseudo).toContain('save: "Sávé on"')
  expect(pseudo).toMatch(/one: "# üñít \w+"/)
  expect(pseudo).toContain('${n} üñítš')
})
