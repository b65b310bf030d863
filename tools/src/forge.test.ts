import { globSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The forge's own parser, which imports JSON in a way that bundlers alone know. */
const forgeParser = async () => {
  const hooks = registerHooks({
    load: (url, context, next) =>
      next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
  })
  try {
    return await import('@actions/workflow-parser')
  } finally {
    hooks.deregister()
  }
}

it('is checked on the forge by what the README calls its test', async () => {
  const file = { name: 'ci.yml', content: read('.github/workflows/ci.yml') }
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await forgeParser()
  const { context, value } = parseWorkflow(file, new NoOperationTraceWriter())
  if (!value) throw new Error('ci.yml has no content')
  const { jobs } = await convertWorkflowTemplate(context, value)
  expect(context.errors.getErrors().map(({ message }) => message)).toEqual([])
  const runs = jobs.flatMap((job) => (job.type === 'job' ? job.steps : [])).map((step) => JSON.stringify(step))
  expect(runs.some((step) => step.includes('.ci/run'))).toBe(true)
})

it('groups updates of dependencies by names that it has', () => {
  type Groups = Record<string, { patterns: string[] }>
  const { updates } = parse(read('.github/dependabot.yml')) as { updates: { groups?: Groups }[] }
  const names = globSync('{,*/}package.json', { cwd: root }).flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(read(file)) as Record<string, Record<string, string>>
    return Object.keys({ ...dependencies, ...devDependencies })
  })
  const patterns = updates.flatMap(({ groups = {} }) => Object.values(groups).flatMap((group) => group.patterns))
  const unknown = patterns.filter((pattern) => !names.some((name) => path.matchesGlob(name, pattern)))
  expect(patterns.length).toBeGreaterThan(0)
  expect(unknown).toEqual([])
})
