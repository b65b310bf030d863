import { expect, test } from 'vitest'
import { auditWords } from './audit.ts'
import { scriptProblems, scriptsAsAllowed } from './install-scripts.ts'
import { licenceProblems, unfitLicences } from './licences.ts'
import { dependenciesIn } from './lockfile.ts'

const lockfile = (packages: Record<string, object>) => dependenciesIn(JSON.stringify({ packages }))

test('every dependency has a licence that we can keep', () => {
  expect(unfitLicences()).toEqual([])
})

test('every package that runs a script when it is installed is named, and no other', () => {
  expect(scriptsAsAllowed()).toEqual([])
})

test('each version of a package counts once, wherever it lies, and workspaces are none', () => {
  const packages = lockfile({
    '': { name: 'keyhaven', version: '1.0.0' },
    api: { version: '1.0.0' },
    'node_modules/@keyhaven/api': { resolved: 'api', link: true },
    'node_modules/b': { version: '2.0.0', license: 'MIT', dev: true },
    'node_modules/a/node_modules/b': { version: '1.0.0', license: 'ISC' },
    'node_modules/c/node_modules/b': { version: '1.0.0', license: 'ISC' },
  })
  expect(packages.map(({ name, version, isTool }) => [name, version, isTool])).toEqual([
    ['b', '1.0.0', false],
    ['b', '2.0.0', true],
  ])
})

test.each<[licence: string | undefined, more: object]>([
  [undefined, {}],
  ['UNLICENSED', {}],
  ['SEE LICENSE IN LICENSE.txt', {}],
  ['GPL-3.0-only', {}],
  ['AGPL-3.0-or-later', { dev: true }],
  ['MPL-2.0', {}],
  ['LGPL-3.0-or-later', {}],
  ['MIT AND GPL-2.0-only', {}],
])('%s is refused where it runs', (license, more) => {
  const [problem] = licenceProblems(lockfile({ 'node_modules/a': { version: '1.0.0', license, ...more } }))
  expect(problem).toContain(`a 1.0.0: its licence is ${license ?? 'unknown'}`)
})

test.each([
  ['(GPL-2.0-only OR MIT)', {}],
  ['MIT AND ISC', {}],
  ['MPL-2.0', { dev: true }],
])('%s is fine with %j', (license, more) => {
  expect(licenceProblems(lockfile({ 'node_modules/a': { version: '1.0.0', license, ...more } }))).toEqual([])
})

test('a script that nobody allowed is refused, and so is leave that nobody needs', () => {
  const running = lockfile({ 'node_modules/a': { version: '1.0.0', hasInstallScript: true } })
  expect(scriptProblems(running, ['b']).map((one) => one.split(';')[0])).toEqual([
    'a runs a script when it is installed',
    'b runs no script when it is installed',
  ])
  expect(scriptProblems(running, ['a'])).toEqual([])
})

test.each([
  ['{"vulnerabilities":{}}', 0, 'No package has a known weakness.'],
  [
    '{"vulnerabilities":{"a":{"severity":"high","range":"<2.0.0","fixAvailable":true}}}',
    1,
    'a <2.0.0: high, a newer version mends it',
  ],
  ['{"message":"405 Method Not Allowed"}', 2, 'The registry does not answer npm audit (405 Method Not Allowed)'],
  ['<html>', 2, 'npm audit said nothing that can be read'],
])('of %s the audit says so', (output, exitCode, words) => {
  const sentences = auditWords(output)
  expect(sentences.exitCode).toBe(exitCode)
  expect(sentences.words.join('\n')).toContain(words)
})
