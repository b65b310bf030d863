import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

it('the README names every script that people run', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  for (const name of Object.keys(scripts)) expect(textOf('README.md')).toMatch(new RegExp(`npm (run )?${name}\\b`))
})

it.each(['CONTRIBUTING.md', 'docs/architecture.md'])('every file that %s names is there', (document) => {
  const named = [...textOf(document).matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)`/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((file) => !existsSync(path.join(root, file)) && !/^(src|mfe-x)\//.test(file))).toEqual([])
})
