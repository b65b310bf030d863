import { pathToFileURL } from 'node:url'
import { rspack, type Rspack } from '@rsbuild/core'
import { at } from './workspace.ts'

const parts = ['json-schema-processors', 'to-json-schema']

/** A module with the same names, in which each does nothing. */
const hollow = async (part: string) => {
  const whole = (await import(pathToFileURL(at(`node_modules/zod/v4/core/${part}.js`)).href)) as object
  return `data:text/javascript,${Object.keys(whole)
    .map((name) => `export const ${name}=()=>({});`)
    .join('')}`
}
const hollows = await Promise.all(parts.map(hollow))

/** Every schema of zod can write itself as JSON Schema; guests on phones need not fetch what does it. */
export const withoutJsonSchema = (): Rspack.RspackPluginInstance[] =>
  parts.map(
    (part, index) =>
      new rspack.NormalModuleReplacementPlugin(
        new RegExp(`core/${part}\\.js$|^\\./${part}\\.js$`),
        hollows[index] ?? '',
      ),
  )
