import externalRuntime from '@module-federation/inject-external-runtime-core-plugin'
import { init } from '@module-federation/enhanced/runtime'
import type { Release } from '@keyhaven/shared-contracts/platform/registry'
import { shareScope } from './containers.ts'

const hashes = new Map<string, string>()
const absolute = (address: string) => new URL(address, window.location.href).href

/** Called after an entry has run, and after it knows what is shared. */
type Mark = (step: 'evaluated' | 'shared') => void
/** By name of a remote. */
const marks = new Map<string, Mark>()

/** Refuses a script that no release vouches for; the entry itself vouches for its chunks. */
const integrityPlugin = {
  name: 'integrity',
  createScript({ url }: { url: string }) {
    const integrity = hashes.get(absolute(url))
    if (!integrity && import.meta.env.PROD) throw new Error(`No release vouches for ${url}`)
    const script = document.createElement('script')
    script.src = url
    script.async = true
    if (integrity) {
      script.integrity = integrity
      script.crossOrigin = 'anonymous'
    }
    return script
  },
  async beforeInitContainer<T extends { remoteInfo: { name: string } }>(about: T) {
    marks.get(about.remoteInfo.name)?.('evaluated')
    return about
  },
  async initContainer<T extends { remoteInfo: { name: string } }>(about: T) {
    marks.get(about.remoteInfo.name)?.('shared')
    return about
  },
}

const scope = await shareScope()
const host = init({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(scope).map(([key, versions]) => [
      key,
      Object.entries(versions).map(([version, { get }]) => ({
        ...{ version, get, shareConfig: { singleton: true, requiredVersion: false as const } },
      })),
    ]),
  ),
  plugins: [externalRuntime(), integrityPlugin],
})

/** Of the remotes, the version whose entry the variable of that name holds. */
const evaluated = new Map<string, string>()

/** Module `./area` of a release whose entry expects the runtime of Module Federation. */
export const loadByRuntime = async ({ remote, entry, integrity, version }: Release, mark: Mark) => {
  // Versions live side by side: taking one back takes what it borrowed from all.
  const name = `${remote}_${version.replaceAll(/\W/g, '_')}`
  if (integrity) hashes.set(absolute(entry), integrity)
  if (!marks.has(name)) host.registerRemotes([{ name, entry, entryGlobalName: remote }])
  marks.set(name, mark)
  // What another version has left there would be taken for this one.
  if (evaluated.get(remote) !== name) Reflect.set(window, remote, undefined)
  evaluated.set(remote, name)
  return host.loadRemote(`${name}/area`)
}
