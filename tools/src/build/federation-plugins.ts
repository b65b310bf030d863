import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { type AreaId, remoteName } from '@keyhaven/shared-contracts/platform/area-manifest'
import { hostShared, remoteShared } from './sharing.ts'

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
