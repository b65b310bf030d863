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
