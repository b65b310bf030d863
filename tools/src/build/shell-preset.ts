import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { buildInfo } from './build-info.ts'
import { defaults } from './defaults.ts'
import { hostFederation } from './federation-plugins.ts'
import { webModules } from './web-modules.ts'
import { at } from './workspace.ts'

const aboutShell = async (dir: string) => {
  const { skeletons, ownPaths, ownPages } = (await import(pathToFileURL(join(dir, 'src/frame/skeletons.ts')).href)) as {
    skeletons: Record<string, string>
    ownPaths: string[]
    ownPages: { path: string; module: string }[]
  }
  return { skeletons, paths: ownPaths, pages: ownPages }
}

/** The whole rsbuild config of the shell. */
export const shell = () => {
  const dir = at('shell')
  const common = defaults(dir)
  const lazy = webModules().flatMap(({ file, eager }) => (eager ? [] : [file]))
  return defineConfig({
    ...common,
    source: { entry: { index: './src/main.ts' } },
    plugins: [pluginReact(), hostFederation(), buildInfo('shell', dir, () => aboutShell(dir))],
    output: { ...common.output, assetPrefix: '/shell/' },
    // One chunk for each lazy group instead of twenty fragments: fewer requests, and the list to preload stays short.
    splitChunks: { preset: 'default', chunks: 'initial' },
    tools: {
      htmlPlugin: false,
      rspack: (config) => {
        // What shows components of a lazy group borrows them like an area does, or its chunk would repeat the group.
        config.module.rules?.push({
          test: lazy,
          resolve: { alias: { antd$: '@keyhaven/shared-contracts/antd/facade' } },
        })
        config.optimization = { ...config.optimization, runtimeChunk: false }
      },
    },
  })
}
