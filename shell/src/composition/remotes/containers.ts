import type { Release } from '@keyhaven/shared-contracts/platform/registry'

/** By share key and version, what areas borrow. */
type ShareScope = Record<string, Record<string, { get: () => Promise<() => unknown> }>>

/** The compiler fills it with what the shell shares (`hostShared`). */
export const shareScope = async () => {
  await __webpack_init_sharing__('default')
  // The compiler's own types leave out the versions.
  const scopes: unknown = __webpack_share_scopes__
  return (scopes as { default: ShareScope }).default
}

/** The object that an entry leaves in the variable of its remote. */
type Container = { init: (scope: ShareScope) => unknown; get: (module: string) => Promise<() => unknown> }

/** The script of an entry did not come, or is not the one that was published. */
export class EntryError extends Error {}

const runEntry = ({ entry, integrity }: Release) =>
  new Promise<void>((done, fail) => {
    const script = Object.assign(document.createElement('script'), { src: entry, integrity, crossOrigin: 'anonymous' })
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => {
      script.remove()
      fail(new EntryError(`The entry ${entry} could not be loaded`))
    })
    document.head.append(script)
  })

/** Containers that know what is shared, by remote and version: versions live side by side. */
const containers = new Map<string, Container>()

/**
 * The one module of a release, by the protocol of containers alone: the registry names its version and its hash, so nothing is left to
 * negotiate. `mark` is called after the entry has run, and after the container knows what is shared.
 */
export const loadFromContainer = async (release: Release, mark: (step: 'evaluated' | 'shared') => void) => {
  const { remote, version } = release
  const name = `${remote} ${version}`
  let container = containers.get(name)
  if (!container) {
    await runEntry(release)
    container = Reflect.get(window, remote) as Container
    // The next version would be taken for this one.
    Reflect.set(window, remote, undefined)
    mark('evaluated')
    await container.init(await shareScope())
    containers.set(name, container)
    mark('shared')
  }
  const factory = await container.get('./area')
  return factory()
}
