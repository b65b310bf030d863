import { getInstance } from '@module-federation/enhanced/runtime'
import type { Release } from '@keyhaven/shared-contracts/platform/registry'
import type { Reason } from './load-failure.ts'
import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'

/**
 * Steps of loading a release, in this order: its entry, its one exposed module, and then a page of it. `changed` is what it has changed
 * outside of its frame.
 */
export type LoadStep = 'asked' | 'evaluated' | 'shared' | 'exposed' | 'opened' | 'page' | 'shown' | 'failed' | 'changed'

/** Writes a step down as user timing: the inspector reads it, and so do the tools of the browser. */
export const markLoad = (step: LoadStep, area: AreaId, version = '', detail?: unknown) =>
  void performance.mark(`${step} ${area} ${version}`, { detail })

const absolute = (address: string) => new URL(address, window.location.href).href
const hashes = new Map<string, string>()

const instance = () => {
  const host = getInstance()
  if (!host) throw new Error('Module Federation has not started')
  return host
}

/** Refuses a script that no release vouches for; the entry itself vouches for its chunks. */
export const startFederation = () => {
  instance().registerPlugins([
    {
      name: 'integrity',
      createScript({ url }) {
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
      // Its entry has run; then it has been told what is shared.
      async beforeInitContainer(about) {
        mark('evaluated', about.remoteInfo.name)
        return about
      },
      async initContainer(about) {
        mark('shared', about.remoteInfo.name)
        return about
      },
    },
  ])
}

/** The name of one version of a remote. Versions live side by side: taking one back takes what it borrowed from all. */
const nameOf = ({ remote, version }: Release) => `${remote}_${version.replaceAll(/\W/g, '_')}`
/** Of the remotes, the version whose entry the variable of that name holds. */
const evaluated = new Map<string, string>()
const registered = new Map<string, Release>()

const mark = (step: LoadStep, name: string) => {
  const release = registered.get(name)
  if (release) markLoad(step, release.manifest.area, release.version)
}

/** Fetches a release and evaluates its one exposed module. */
export const loadRelease = async (release: Release): Promise<unknown> => {
  const { remote, entry, integrity } = release
  const name = nameOf(release)
  if (integrity) hashes.set(absolute(entry), integrity)
  if (!registered.has(name)) instance().registerRemotes([{ name, entry, entryGlobalName: remote }])
  registered.set(name, release)
  mark('asked', name)
  // What another version has left there would be taken for this one.
  if (evaluated.get(remote) !== name) Reflect.set(window, remote, undefined)
  evaluated.set(remote, name)
  const module = await instance().loadRemote(`${name}/area`)
  mark('exposed', name)
  return module
}

/** A script that fails says nothing: the same file, fetched with and without its hash, does. */
export const diagnose = async ({ entry, integrity }: Release, error: unknown): Promise<Reason | 'recovered'> => {
  const fetched = (hash?: string) =>
    fetch(entry, { cache: 'no-store', ...(hash && { integrity: hash }) }).then(
      (response) => response.ok,
      () => false,
    )
  if (!(await fetched())) return 'network'
  if (!(await fetched(integrity))) return 'integrity'
  const isLoading =
    error instanceof Error &&
    /ChunkLoadError|Loading (?:CSS )?chunk|RUNTIME-008/i.test(`${error.name} ${error.message}`)
  return isLoading ? 'recovered' : 'evaluation'
}
