import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rspack, type RsbuildPlugin } from '@rsbuild/core'

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
