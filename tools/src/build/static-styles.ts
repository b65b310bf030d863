import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { type RsbuildPlugin, rspack } from '@rsbuild/core'
import { MagicString } from 'magic-string'
import { type Argument, type CallExpression, parseSync, Visitor } from 'oxc-parser'
import type { AntdSheets } from './antd-sheets.ts'
import { at } from './workspace.ts'

/** Place of the sheets while a build takes them in. */
const folder = at('shell/.rsbuild/antd')
const pathOf = (sheet: string) => path.join(folder, `${sheet}.css`)

/** antd's makers of hooks and components that write styles. */
const makers = ['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent']
const own = (file: string) => JSON.stringify(path.join(import.meta.dirname, file))

const callsIn = (file: string, source: string, names: readonly string[]) => {
  const calls: CallExpression[] = []
  const visitor = new Visitor({
    CallExpression: (call) => {
      if (call.callee.type === 'Identifier' && names.includes(call.callee.name)) calls.push(call)
    },
  })
  visitor.visit(parseSync(file, source).program)
  return calls
}

/** `Button-Button` of 'Button', `Button-compact` of ['Button', 'compact']. */
const stylesNamed = (argument: Argument | undefined) => {
  const words = argument?.type === 'ArrayExpression' ? argument.elements : [argument, argument]
  return words.map((word) => (word?.type === 'Literal' ? word.value : '?')).join('-')
}

/** A module of antd that imports its sheets and no longer has the functions that compute them. */
const withSheets = (file: string, source: string, sheetsOf: (styles: string) => string[]) => {
  const text = new MagicString(source)
  const calls = callsIn(file, source, makers)
  for (const { arguments: parts } of calls) {
    const [first, last] = [parts[0], parts.at(-1)]
    if (first && last) text.remove(first.start, last.end)
  }
  const sheets = new Set(calls.flatMap((call) => sheetsOf(stylesNamed(call.arguments[0]))))
  return text.prepend([...sheets].map((sheet) => `import ${JSON.stringify(pathOf(sheet))}\n`).join('')).toString()
}

/** The module of antd that makes the makers, with ours instead. */
const withOurMakers = (file: string, source: string, sheets: readonly string[]) => {
  const [call] = callsIn(file, source, ['genStyleUtils'])
  if (!call) throw new Error(`${file} makes the hooks of antd’s styles otherwise`)
  const text = new MagicString(source)
  text.overwrite(call.start, call.end, 'makers')
  const imports = sheets.map((sheet) => `import ${JSON.stringify(pathOf(sheet))}\n`)
  return text.prepend(`${imports.join('')}import * as makers from ${own('antd-style-hooks.ts')}\n`).toString()
}

const engineImport = "import { useCacheToken } from '@ant-design/cssinjs'"
/** The module of antd that answers the tokens of a theme, without style elements for them. */
const withOurTokens = (file: string, source: string) => {
  if (!source.includes(engineImport)) throw new Error(`${file} takes the tokens of antd from elsewhere`)
  return source.replace(engineImport, `import { useCacheToken } from ${own('antd-tokens.ts')}`)
}

const drawnSheets = async () => {
  const env = { ...process.env, NODE_ENV: 'production' }
  const worker = new Worker(path.join(import.meta.dirname, 'antd-sheets-worker.ts'), { env })
  const [sheets] = (await once(worker, 'message')) as [AntdSheets]
  return sheets
}

const { resolve } = createRequire(import.meta.url)

/**
 * antd's styles as sheets, each with the code of its component, and none of the functions that compute them in a browser. A build fails
 * where antd makes its styles in another way than this expects, or has some that were not drawn.
 */
export const staticStyles: RsbuildPlugin = {
  name: 'keyhaven:static-styles',
  setup: async (api) => {
    const { tokenClass, versionClass, texts, needs } = await drawnSheets()
    const sheetsOf = (styles: string) => {
      const sheets = needs[styles]
      if (!sheets) throw new Error(`antd’s ${styles} was not drawn, so that no sheet has its styles`)
      return sheets
    }
    mkdirSync(folder, { recursive: true })
    for (const [name, text] of Object.entries(texts)) writeFileSync(pathOf(name), text)
    const ofAll = ['-variables', ...sheetsOf('Shared'), ...sheetsOf('ant-design-icons')]

    const replaced: Record<string, (file: string, source: string) => string> = {
      [resolve('antd/es/theme/util/genStyleUtils.js')]: (file, source) => withOurMakers(file, source, ofAll),
      [resolve('antd/es/theme/util/useResetIconStyle.js')]: () => 'export default () => undefined',
      [resolve('antd/es/theme/useToken.js')]: withOurTokens,
    }
    const unseen = new Set(Object.keys(replaced))
    api.transform({ test: /[\\/]node_modules[\\/]antd[\\/]es[\\/].*\.js$/ }, ({ code, resourcePath }) => {
      unseen.delete(resourcePath)
      const replace = replaced[resourcePath]
      if (replace) return replace(resourcePath, code)
      return makers.some((maker) => code.includes(`${maker}(`)) ? withSheets(resourcePath, code, sheetsOf) : code
    })
    api.modifyRspackConfig((config) => {
      const classes = { VERSION_CLASS: JSON.stringify(versionClass), TOKEN_CLASS: JSON.stringify(tokenClass) }
      config.plugins.push(
        new rspack.DefinePlugin(classes),
        new rspack.NormalModuleReplacementPlugin(
          /[\\/]getScrollBarSize(?:\.js)?$/,
          path.join(import.meta.dirname, 'scrollbar-size.ts'),
        ),
      )
      // What of the engine nobody calls any more can go.
      config.module.rules?.push({ test: /[\\/]@ant-design[\\/]cssinjs(?:-utils)?[\\/]es[\\/]/, sideEffects: false })
    })
    api.onAfterBuild(() => {
      if (unseen.size > 0)
        throw new Error(`antd computes styles elsewhere now; nothing asked for ${[...unseen].join(', ')}`)
    })
  },
}
