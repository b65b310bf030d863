import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const files = readdirSync(path.join(root, 'deploy'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /^setups\/.*\.\w+$|^setups\/.*Dockerfile$|^[^/]+\.(?:service|timer)$/.test(file))
  .map((file) => path.join('deploy', file))

test('every program that a set-up runs, and its pages name, is in the sources', () => {
  const named = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/\b(?:deploy|tools|api)\/src\/[\w/-]+\.ts\b/g)].map(
      ([program]) => ({ file, program }),
    ),
  )
  expect(new Set(named.map(({ file }) => path.dirname(file))).size).toBeGreaterThanOrEqual(4)
  expect(named.filter(({ program }) => !existsSync(path.join(root, program)))).toEqual([])
})
