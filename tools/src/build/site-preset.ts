import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { buildInfo } from './build-info.ts'
import { defaults } from './defaults.ts'
import { forPhones } from './for-phones.ts'
import { at } from './workspace.ts'

/** The public site that stands alone, on a domain of its own: no shell, no federation, everything in it. */
export const site = () => {
  const dir = at('mfe-public')
  const common = defaults(dir)
  return defineConfig({
    ...common,
    source: { entry: { index: './src/site.ts' } },
    plugins: [pluginReact(), buildInfo('site', dir, () => ({}))],
    output: { ...common.output, distPath: { root: 'dist-site' }, assetPrefix: '/site/' },
    server: { publicDir: { name: at('shell/public') } },
    // Two files instead of four: the same code is 1.6 kB smaller, and what changes rarely still stays in the cache.
    splitChunks: { preset: 'single-vendor' },
    tools: { htmlPlugin: false, rspack: forPhones },
  })
}
