import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { type RsbuildPlugin, rspack } from '@rsbuild/core'
import { type AreaId, remoteName } from '@keyhaven/shared-contracts/platform/area-manifest'
import { hostShared, remoteShared } from './sharing.ts'
import { at } from './workspace.ts'

const common = { shareStrategy: 'loaded-first', dts: false, manifest: false } as const
/** Drops the manifest code: entries are `remoteEntry.js` addresses, 4 kB less in each. */
const optimization = { disableSnapshot: true, target: 'web' } as const

export const hostFederation = () =>
  pluginModuleFederation({
    ...common,
    name: 'shell',
    shared: hostShared(),
    experiments: { provideExternalRuntime: true, optimization },
  })

export const remoteFederation = (area: AreaId) =>
  pluginModuleFederation({
    ...common,
    name: remoteName(area),
    filename: 'remoteEntry.js',
    exposes: { './area': './src/area.tsx' },
    shared: remoteShared(),
    experiments: { externalRuntime: true, optimization },
  })

/**
 * Module Federation names the CommonJS files of its runtime, of which nothing can be left out. The same modules lie beside
 * them as ES modules. Its first module has the path of this checkout in its name, of which the ids of modules are made:
 * with a relative one, the same sources are the same build in every folder.
 */
export const leanRuntime: RsbuildPlugin = {
  name: 'keyhaven:lean-federation-runtime',
  setup(api) {
    api.modifyRspackConfig((config) => {
      config.plugins?.push(
        new rspack.NormalModuleReplacementPlugin(/@module-federation[\\/][^\\/]+[\\/]dist[\\/].*\.cjs$/, (resource) => {
          resource.request = resource.request.replace(/\.cjs$/, '.js')
          if (resource.createData?.resource)
            resource.createData.resource = resource.createData.resource.replace(/\.cjs$/, '.js')
        }),
        new rspack.NormalModuleReplacementPlugin(/^@module-federation.*data:text\/javascript/, (resource) => {
          resource.request = resource.request.replaceAll(encodeURIComponent(at('node_modules')), '..%2Fnode_modules')
        }),
      )
    })
  },
}
