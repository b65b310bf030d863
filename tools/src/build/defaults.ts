import type { RsbuildConfig } from '@rsbuild/core'

/** Configuration that all our browser builds share. */
export const defaults = (dir: string): RsbuildConfig => ({
  root: dir,
  logLevel: 'warn',
  output: { legalComments: 'none', cleanDistPath: true, sourceMap: false },
  performance: { printFileSize: false },
  security: { sri: { enable: 'auto', algorithm: 'sha384' } },
})
