import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type RsbuildPlugin, rspack, type Rspack } from '@rsbuild/core'
import { at } from './workspace.ts'

/**
 * Parts of zod that no page uses: what writes a schema as JSON Schema, what finds cycles, of which JSON has none, and sentences in
 * English, because what no rule of ours says is said by `issue-reason.ts`.
 */
const parts = ['core/json-schema-processors', 'core/to-json-schema', 'core/memoizer', 'locales/en']

/** A module with the same names, in which each does nothing. */
const hollow = async (part: string) => {
  const whole = (await import(pathToFileURL(at(`node_modules/zod/v4/${part}.js`)).href)) as object
  return `data:text/javascript,${Object.keys(whole)
    .map((name) => (name === 'default' ? 'export default ()=>{};' : `export const ${name}=()=>{};`))
    .join('')}`
}
const hollows = await Promise.all(parts.map(hollow))

/** Leaves parts of zod out of a build: 6.7 kB. */
export const leanZod = (): Rspack.RspackPluginInstance[] =>
  parts.map(
    (part, index) =>
      new rspack.NormalModuleReplacementPlugin(new RegExp(`${part}\\.js$|^\\./${basename(part)}\\.js$`), (request) => {
        if (/[\\/]zod[\\/]/.test(request.context)) request.request = hollows[index] ?? ''
      }),
  )

/** Imports of antd's tables for `rowSelection`, and of its cards for `tabList`. No page of ours has either; a page that does fetches them. */
const rareParts = {
  test: /[\\/]antd[\\/]es[\\/](checkbox|dropdown|radio|tabs)[\\/]index\.js$/,
  issuer: /[\\/]antd[\\/]es[\\/](table[\\/]hooks[\\/]useSelection|card[\\/]Card)\.js$/,
}
const lateComponent = `import { createElement, lazy, Suspense } from 'react'
  const Part = lazy(() => import('./index.js'))
  export default (props) => createElement(Suspense, null, createElement(Part, props))`

const drawsFilters = /[\\/]antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter$/

/** Leaves out of a build what no page of ours uses of zod and of antd's packages. */
export const leanPackages: RsbuildPlugin = {
  name: 'keyhaven:lean-packages',
  setup: (api) => {
    api.transform(rareParts, () => lateComponent)
    api.modifyRspackConfig((config) => {
      // These packages do not declare it themselves, so using one export would bundle all of them.
      config.module.rules?.push({ test: /[\\/]node_modules[\\/]@rc-component[\\/]/, sideEffects: false })
      config.plugins.push(
        ...leanZod(),
        new rspack.NormalModuleReplacementPlugin(/^\.\/FilterDropdown$/, (request) => {
          if (drawsFilters.test(request.context)) request.request = join(import.meta.dirname, 'filter-dropdown.tsx')
        }),
      )
    })
  },
}
