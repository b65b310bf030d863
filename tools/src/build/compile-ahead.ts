import { type RsbuildPlugin, rspack } from '@rsbuild/core'

/**
 * Most of what a first visit loads runs at once. Without this comment the browser compiles each function when it is first
 * called, on the main thread; with it, all of a file while the file arrives, beside the main thread.
 * https://github.com/v8/v8/wiki/Explicit-Compile-Hints
 */
export const compileAhead: RsbuildPlugin = {
  name: 'keyhaven:compile-ahead',
  apply: 'build',
  setup: (api) =>
    api.modifyRspackConfig((config) => {
      config.plugins.push(
        new rspack.BannerPlugin({
          banner: '//# allFunctionsCalledOnLoad',
          raw: true,
          include: /\.js$/,
          stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        }),
      )
    }),
}
