import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { type RsbuildPlugin, rspack } from '@rsbuild/core'
import { type AreaId, remoteName } from '@keyhaven/shared-contracts/platform/area-manifest'
import { remoteShared } from './sharing.ts'

const about = (area: AreaId) => ({
  name: remoteName(area),
  filename: 'remoteEntry.js',
  exposes: { './area': './src/area.tsx' },
  shared: remoteShared(),
})

/** The container of an area: `init(scope)` and `get('./area')`, without a runtime of its own. */
const container = (area: AreaId): RsbuildPlugin => ({
  name: 'keyhaven:container',
  apply: 'build',
  setup: (api) =>
    api.modifyRspackConfig((config) => {
      config.plugins.push(new rspack.container.ModuleFederationPluginV1(about(area)))
    }),
})

/** Under a development server, Module Federation brings what reloads modules while they are edited. */
const developed = (area: AreaId): RsbuildPlugin => ({
  ...pluginModuleFederation({
    ...about(area),
    ...{ shareStrategy: 'loaded-first', dts: false, manifest: false },
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  }),
  apply: 'serve',
})

/** Makes the build of an area a remote. */
export const remote = (area: AreaId) => [container(area), developed(area)]
