import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rspack, type Rspack } from '@rsbuild/core'
import { at } from './workspace.ts'

/**
 * Of zod, what guests on phones need not fetch: what writes a schema as JSON Schema, what finds cycles, of which JSON has none,
 * and sentences in English, because what no rule of ours says is `general.notValid` to guests.
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

export const leanZod = (): Rspack.RspackPluginInstance[] =>
  parts.map(
    (part, index) =>
      new rspack.NormalModuleReplacementPlugin(
        new RegExp(`${part}\\.js$|^\\./${basename(part)}\\.js$`),
        hollows[index] ?? '',
      ),
  )
