import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createRsbuild, type Rspack } from '@rsbuild/core'
import { beforeAll, expect, it } from 'vitest'
import { antdGroups } from './antd-groups.ts'
import { staticStyles } from './static-styles.ts'
import { at } from './workspace.ts'

/** Builds a page that shows these components; answers its scripts and sheets, and why it was not built. */
const build = async (names: readonly string[]) => {
  const dir = mkdtempSync(path.join(tmpdir(), 'keyhaven-static-'))
  writeFileSync(path.join(dir, 'page.js'), `import { ${names.join()} } from 'antd'\nwindow.page = [${names.join()}]`)
  const problems: string[] = []
  const collect = (compiler: Rspack.Compiler) =>
    compiler.hooks.done.tap('problems', (stats) => {
      for (const { message } of stats.toJson({ errors: true }).errors ?? []) problems.push(message)
    })
  const rsbuild = await createRsbuild({
    cwd: dir,
    config: {
      ...{ logLevel: 'silent', mode: 'production', source: { entry: { index: './page.js' } } },
      plugins: [staticStyles],
      tools: {
        htmlPlugin: false,
        rspack: { resolve: { modules: [at('node_modules')] }, plugins: [{ apply: collect }] },
      },
    },
  })
  const failure = await rsbuild.build().then(
    ({ close }) => close(),
    (error: unknown) => String(error),
  )
  const text = (files: string) =>
    globSync(path.join(dir, files))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
  const page = { scripts: text('dist/**/*.js'), sheets: text('dist/**/*.css'), problems, failure }
  rmSync(dir, { recursive: true, force: true })
  return page
}

let page: Awaited<ReturnType<typeof build>>
beforeAll(async () => {
  page = await build(Object.values(antdGroups).flat())
})

it('builds every component of the groups, and computes no styles in the browser', () => {
  expect([page.problems, page.failure]).toEqual([[], undefined])
  // A token that each of antd's functions reads to write its selectors.
  expect(page.scripts.match(/.{0,40}componentCls/)).toBeNull()
  expect(page.scripts.length).toBeGreaterThan(100_000)
})

it('measures scrollbars once, and not with a style element for each table', () => {
  expect(page.scripts).not.toContain('rc-scrollbar-measure')
})

it('has the styles in sheets, for both themes by variables', () => {
  const colours = [...page.sheets.matchAll(/([^\n}]*)\{[^}]*--ant-color-text: ?(#\w+)/g)]
  expect(colours.map(([, selector, colour]) => `${selector?.trim()} ${colour}`)).toEqual([
    '.antd-tokens #1b2528',
    ':where(.dark) .antd-tokens #e6eded',
  ])
  for (const rule of ['.ant-btn', '.ant-table-cell', '.ant-picker-dropdown'])
    expect(page.sheets.includes(rule)).toBe(true)
})
