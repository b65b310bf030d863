import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
const promises = page.slice(page.indexOf('## Promises'), page.indexOf('## Whom we defend against'))
const named = [...promises.matchAll(/`((?:[\w-]+\/)+[\w.-]+\.(?:test|spec)\.ts)` "([^"]+)"/g)].map(
  ([, file = '', sentence = '']) => ({ file, sentence }),
)

it.each(named)('$file says "$sentence", as docs/security.md promises', ({ file, sentence }) => {
  expect(existsSync(path.join(root, file))).toBe(true)
  expect(readFileSync(path.join(root, file), 'utf8')).toContain(sentence)
})

it('every promise of docs/security.md names a test', () => {
  const rows = promises.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| promise'))
  expect(rows.length).toBeGreaterThan(25)
  expect(rows.filter((row) => !/\.(test|spec)\.ts` "[^"]+"/.test(row))).toEqual([])
})
