import type { Rspack } from '@rsbuild/core'

const own =
  /node_modules\/(antd\/(es|lib|dist)\/(?!locale\/|[\w-]+\/locale\/)|@ant-design\/cssinjs\/|react-router|@tanstack\/react-query)/

/** Fails the build of an area that would carry its own antd, router or query cache: a deep import, or a library's. */
export class OneAntd {
  apply(compiler: Rspack.Compiler) {
    compiler.hooks.compilation.tap('OneAntd', (compilation) => {
      compilation.hooks.finishModules.tap('OneAntd', (modules) => {
        for (const module of modules) {
          const file = module.nameForCondition() ?? ''
          if (!own.test(file)) continue
          const name = file.split('node_modules/').pop()
          compilation.errors.push(
            new Error(`This area would carry its own ${name}: import it from the package's main entry`) as never,
          )
          return
        }
      })
    })
  }
}
