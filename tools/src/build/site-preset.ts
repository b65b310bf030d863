import { join } from 'node:path'
import { createRsbuild, defineConfig, mergeRsbuildConfig, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { buildInfo } from './build-info.ts'
import { defaults, hashesInOrder, minifiedTheme } from './defaults.ts'
import { chunksForPhones, forPhones } from './for-phones.ts'
import { inPseudoLanguage } from '../languages/pseudo-messages.ts'
import { at } from './workspace.ts'

/** The public site that stands alone, on a domain of its own: no shell, no federation, everything in it. */
export const site = () => {
  const dir = at('mfe-public')
  const common = defaults(dir)
  const noTheme = at('mfe-public/src/first-view/no-theme.ts')
  return defineConfig({
    ...common,
    plugins: [pluginReact(), ...inPseudoLanguage, minifiedTheme, hashesInOrder],
    environments: {
      web: {
        source: { entry: { index: './src/site.ts' } },
        plugins: [buildInfo('site', dir, () => ({}))],
        output: { ...common.output, distPath: { root: 'dist-site' }, assetPrefix: '/site/' },
        // The first script carries the hash of every other one: the shorter ones are as safe, and 1 kB less.
        security: { sri: { enable: 'auto', algorithm: 'sha256' } },
        splitChunks: chunksForPhones,
        tools: { htmlPlugin: false, rspack: forPhones },
      },
      // The same pages for the edge, which renders the first view of the release that a guest gets: one file, all in it.
      node: {
        source: { entry: { 'first-view': './src/first-view.ts' } },
        output: {
          ...common.output,
          target: 'node',
          module: true,
          minify: true,
          distPath: { root: 'dist-site/first-view', js: '.' },
          filename: { js: '[name].mjs' },
          copy: [],
        },
        splitChunks: false,
        tools: {
          htmlPlugin: false,
          rspack: [
            forPhones,
            (config) => {
              // In one file: `asyncChunks: false` knows no imports by language.
              config.module.parser = { ...config.module.parser, javascript: { dynamicImportMode: 'eager' } }
              // A map is drawn in a browser alone.
              config.plugins.push(
                new rspack.IgnorePlugin({
                  resourceRegExp:
                    /^(?:#earth|leaflet|topojson-client|world-atlas|protomaps-leaflet|@protomaps|@mapbox)/,
                }),
              )
              config.plugins.push(new rspack.NormalModuleReplacementPlugin(/\/theme(?:\.ts)?$/, noTheme))
            },
          ],
        },
      },
    },
    server: { publicDir: { name: at('shell/public') } },
  })
}

/** Builds what renders the first view into a folder of its own, for tests of the edge; answers the file. */
export const buildFirstView = async (folder: string) => {
  const config = mergeRsbuildConfig(site(), {
    mode: 'production',
    environments: { node: { output: { distPath: { root: folder }, minify: false } } },
  })
  const rsbuild = await createRsbuild({ cwd: at('mfe-public'), environment: ['node'], config })
  await rsbuild.build().then(({ close }) => close())
  return join(folder, 'first-view.mjs')
}
