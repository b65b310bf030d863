import { rmSync } from 'node:fs'
import path from 'node:path'
import { createRsbuild, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { defaults } from '@keyhaven/tools/build/defaults'

const root = path.join(import.meta.dirname, '../../..')

/** Builds shell and areas as one ordinary app with lazy routes; answers its entry files, in order. */
export const buildMonolith = async (dist: string): Promise<string[]> => {
  rmSync(dist, { recursive: true, force: true })
  const entry: string[] = []
  const instead = (file: string) =>
    new rspack.NormalModuleReplacementPlugin(new RegExp(`^\\./(composition/)?${file}\\.ts$`), (request) => {
      if (request.context.startsWith(path.join(root, 'shell/src')))
        request.request = path.join(import.meta.dirname, `${file}.ts`)
    })
  const common = defaults(path.join(root, 'shell'))
  const rsbuild = await createRsbuild({
    cwd: path.join(root, 'shell'),
    config: {
      ...common,
      mode: 'production',
      source: { entry: { index: './src/main.ts' } },
      plugins: [pluginReact()],
      output: { ...common.output, distPath: { root: dist }, assetPrefix: '/shell/' },
      tools: {
        htmlPlugin: false,
        rspack: (config) => {
          config.plugins.push(instead('federation'), instead('provide'))
        },
      },
    },
  })
  rsbuild.onAfterBuild(({ stats }) => {
    const assets = stats?.toJson({ entrypoints: true, all: false }).entrypoints?.['index']?.assets ?? []
    entry.push(...assets.map(({ name }) => name))
  })
  const { close } = await rsbuild.build()
  await close()
  if (entry.length === 0) throw new Error('the monolith was not built')
  return entry
}
