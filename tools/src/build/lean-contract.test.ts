import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checked, documented, leanModule } from './lean-contract.ts'
import { at, filesBelow } from './workspace.ts'

it('takes what only documents say out, and lets a bundler leave out what nobody uses', () => {
  const source = `
const example = { name: 'Breakfast' }
export const api = {
  add: endpoint({ domain: 'services', summary: 'Add one', path: '/add/', body, example: { ...example, price: 1 } }),
  list: endpoint({ summary: \`All, \${order}\`, path: '/' }),
}
const unit = z.object({ name: z.string() }).meta({ id: 'Unit' })
export const summary = { summary: 'of something else' }
export const later = () => z.string()
`
  expect(leanModule('x.ts', source)).toBe(`
const example = { name: 'Breakfast' }
export const api = /*#__PURE__*/ (() => ({
  add: endpoint({ domain: 'services', path: '/add/', body,  }),
  list: endpoint({ path: '/' }),
}))()
const unit = /*#__PURE__*/ (() => (z.object({ name: z.string() })))()
export const summary = { summary: 'of something else' }
export const later = () => z.string()
`)
})

it('takes the schemas of what is sent out for guests, and leaves what is answered', () => {
  const source = `
const query = z.object({ page: z.int() })
export const api = {
  list: endpoint({ domain: 'public', path: '/', limits: { perCaller: { times: 1, seconds: 1 } }, query, response: z.array(z.int()) }),
}
`
  expect(leanModule('x.ts', source, [...documented, ...checked])).toBe(`
const query = /*#__PURE__*/ (() => (z.object({ page: z.int() })))()
export const api = /*#__PURE__*/ (() => ({
  list: endpoint({ domain: 'public', path: '/', response: z.array(z.int()) }),
}))()
`)
})

it('leaves none of them in the contract; files that are downloaded are no endpoints', () => {
  const folder = at('shared-contracts/src/contract')
  const modules = filesBelow(folder).filter((file) => !file.endsWith('.test.ts') && file !== 'endpoint.ts')
  const lean = modules.map((file) => leanModule(file, readFileSync(join(folder, file), 'utf8'))).join('')
  expect(lean).toContain("path: '/api/bookings/'")
  expect(lean).not.toMatch(/^ +example:/m)
  const summaries = [...lean.matchAll(/^ +summary: (.*)/gm)].map(([, words]) => words)
  expect(summaries.filter((words) => !/CSV|PDF|ZIP/.test(words ?? ''))).toEqual([])
})
