import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const readme = readFileSync(path.join(import.meta.dirname, '../../README.md'), 'utf8')

it('the README names every script that people run', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const name of Object.keys(scripts)) expect(readme).toMatch(new RegExp(`npm (run )?${name}\\b`))
})
