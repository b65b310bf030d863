import type { Rspack } from '@rsbuild/core'

const forbidden =
  /node_modules\/(antd\/(es|lib|dist)\/(?!locale\/|[\w-]+\/locale\/)|@ant-design\/cssinjs\/|react-router|@tanstack\/react-query|zod\/)/

/** Fails the build of an area that would carry its own antd, router, query cache or zod: a deep import, or a library's. */
export class BorrowedOnly {
  apply(compiler: Rspack.Compiler) {
    compiler.hooks.compilation.tap('BorrowedOnly', (compilation) => {
      compilation.hooks.finishModules.tap('BorrowedOnly', (modules) => {
        for (const module of modules) {
          const file = module.nameForCondition() ?? ''
          if (!forbidden.test(file)) continue
          const name = file.split('node_modules/').pop()
          compilation.errors.push(
            new Error(`This area would carry its own ${name}: import it from the package's main entry`),
          )
          return
        }
      })
    })
  }
}
