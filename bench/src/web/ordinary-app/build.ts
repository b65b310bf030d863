import { rmSync } from 'node:fs'
import path from 'node:path'
import { createRsbuild, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { type ChunkGroup, ChunkGroups } from '@keyhaven/tools/build/chunk-groups'
import { compileAhead } from '@keyhaven/tools/build/compile-ahead'
import { defaults } from '@keyhaven/tools/build/defaults'
import { leanPackages } from '@keyhaven/tools/build/lean-packages'
import { staticStyles } from '@keyhaven/tools/build/static-styles'

const root = path.join(import.meta.dirname, '../../../..')

/** Shell and areas of a copy of the repository, or of this one, as one ordinary app with lazy routes. */
export const buildOrdinaryApp = async (dist: string, sources = root): Promise<ChunkGroup[]> => {
  rmSync(dist, { recursive: true, force: true })
  const shell = path.join(sources, 'shell')
  const instead = (file: string) =>
    new rspack.NormalModuleReplacementPlugin(new RegExp(`^\\./(composition/)?${file}\\.ts$`), (request) => {
      if (request.context.startsWith(path.join(shell, 'src')))
        request.request = path.join(sources, path.relative(root, import.meta.dirname), `${file}.ts`)
    })
  const common = defaults(shell)
  const groups = new ChunkGroups()
  const rsbuild = await createRsbuild({
    cwd: shell,
    config: {
      ...common,
      mode: 'production',
      source: { entry: { index: './src/main.ts' } },
      plugins: [pluginReact(), compileAhead, staticStyles, leanPackages],
      // As the shell's: what is loaded together is one file.
      splitChunks: { preset: 'default', chunks: 'initial' },
      output: { ...common.output, distPath: { root: dist }, assetPrefix: '/shell/' },
      tools: {
        htmlPlugin: false,
        rspack: (config) => {
          config.plugins.push(instead('federation'), instead('provide'), groups)
        },
      },
    },
  })
  const { close } = await rsbuild.build()
  await close()
  if (groups.all.length === 0) throw new Error('The ordinary app was not built')
  return groups.all
}

/** The files that its HTML names, and those that a page of an area loads next. */
export const filesOf = (groups: readonly ChunkGroup[], area: string, module: string) => {
  const modules = [`mfe-${area}/src/area.tsx`, module]
  const next = groups.filter(({ request }) => modules.some((end) => request?.endsWith(end)))
  return {
    entry: groups.filter(({ initial }) => initial).flatMap(({ files }) => files),
    next: [...new Set(next.flatMap(({ files }) => files))],
  }
}
