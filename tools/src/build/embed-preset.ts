import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { buildInfo } from './build-info.ts'
import { defaults, hashesInOrder } from './defaults.ts'
import { chunksForPhones, forPhones } from './for-phones.ts'
import { inPseudoLanguage } from '../languages/pseudo-messages.ts'
import { at } from './workspace.ts'

/** The public site inside pages of other people: a small loader with a name of its own, ES modules behind it. */
export const embed = () => {
  const dir = at('mfe-public')
  const { security: _, ...common } = defaults(dir)
  return defineConfig({
    ...common,
    source: {
      entry: {
        embed: { import: './src/embed/loader.ts', html: false },
        frame: { import: './src/embed/frame.ts', html: false },
      },
    },
    plugins: [pluginReact(), ...inPseudoLanguage, hashesInOrder, buildInfo('embed', dir, () => ({}))],
    output: {
      ...common.output,
      module: true,
      // The loader looks for all else beside itself, whatever origin it came from.
      distPath: { root: 'dist-embed', js: 'embed/static/js', css: 'embed/static/css' },
      assetPrefix: 'auto',
      filename: { js: ({ chunk }) => (chunk?.name === 'embed' ? '../../../embed.js' : '[name].[contenthash:10].js') },
    },
    splitChunks: chunksForPhones,
    tools: { htmlPlugin: false, rspack: forPhones },
  })
}
