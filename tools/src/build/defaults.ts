import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RsbuildConfig, type RsbuildPlugin, rspack } from '@rsbuild/core'

/** Configuration that all our browser builds share. */
export const defaults = (dir: string): RsbuildConfig => ({
  root: dir,
  logLevel: 'warn',
  output: { legalComments: 'none', cleanDistPath: true, sourceMap: false },
  performance: { printFileSize: false },
  security: { sri: { enable: 'auto', algorithm: 'sha384' } },
})

/**
 * Puts the hashes of late files, which the first script lists, into the order of their names: the compiler lists them in another order
 * each time, and the same sources would be another release.
 */
export const hashesInOrder: RsbuildPlugin = {
  name: 'keyhaven:hashes-in-order',
  apply: 'build',
  setup: (api) =>
    // While each hash is still a placeholder: what is changed later is not in the name of the file.
    api.processAssets({ stage: 'dev-tooling' }, ({ assets, compilation, sources }) => {
      for (const [name, asset] of Object.entries(assets)) {
        const text = name.endsWith('.js') ? asset.source().toString() : ''
        const ordered = text.replaceAll(
          /\{((?:[\w"]+:"[^"]*SRI-HASH[^"]*",?)+)\}/g,
          (_list, entries: string) => `{${entries.split(',').toSorted().join(',')}}`,
        )
        if (ordered !== text) compilation.updateAsset(name, new sources.RawSource(ordered))
      }
    }),
}

/** Minifies `theme.js`, which is copied as it is written and which every page waits for. */
export const minifiedTheme: RsbuildPlugin = {
  name: 'keyhaven:minified-theme',
  apply: 'build',
  setup: (api) =>
    api.onAfterBuild(async () => {
      const file = join(api.context.distPath, 'theme.js')
      if (!existsSync(file)) return
      const source = readFileSync(file, 'utf8')
      writeFileSync(file, (await rspack.experiments.swc.minify(source, { compress: true, mangle: true })).code)
    }),
}
