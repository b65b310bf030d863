import { callerOf } from '@keyhaven/api/http/limits'
import { bucketOf, type Registry } from '@keyhaven/shared-contracts/platform/registry'
import type { FastifyRequest } from 'fastify'
import { templateName } from '../guest/guest-template.ts'
import { documentsOfCanary, withCanaryShell, withCanarySite } from '../pages/canary-pages.ts'
import { loaderName } from '../pages/embed-pages.ts'
import { registryName } from '../pages/registry-file.ts'
import type { Current, Generation } from '../store/generation.ts'

/** What the edge chooses a version of: the pages of the shell, or the guests' site where it stands alone or is embedded. */
export type ChosenHere = 'shell' | 'site'

/** Release that a share of the visitors gets, for each of the two. */
const rolloutOf = ({ shell, areas }: Registry, what: ChosenHere) =>
  what === 'shell' ? shell.rollout : areas.public?.rollout

/**
 * The place in [0, 100) of a visitor, by the address of the network alone, of IPv6 its /64: nothing is stored for it. A release has
 * others than the one before it, and a greater share keeps those who have it.
 */
export const placeOfAddress = (address: string, what: ChosenHere, version: string) =>
  bucketOf(callerOf(address), what, version)

/** What is out, as one visitor gets it. */
export type Out = Current & {
  /** The visitor has the canary. */
  isCanary: boolean
  /** Others may get another version at the same address: nobody may answer with this but us. */
  isOnTrial: boolean
}

const views = { shell: withCanaryShell, site: withCanarySite }
/** Documents without which there is nothing to choose: a canary whose build could not be read has none. */
const needed = { shell: [registryName], site: [templateName, loaderName] }

/** A generation as visitors of a canary get it: its documents by the names of the stable ones. Undefined where it has none. */
const viewOf = (generation: Generation, what: ChosenHere): Generation | undefined => {
  const registry = views[what](generation.registry)
  const documents = documentsOfCanary(generation.pages)
  const isThere = needed[what].some((name) => documents[name] !== undefined)
  return registry && isThere ? { ...generation, registry, pages: { ...generation.pages, ...documents } } : undefined
}

/** Version of the shell or the site for an address, and the reason; undefined where none is published. */
export const chosenFor = ({ generation: { registry } }: Current, address: string, what: ChosenHere) => {
  const rollout = rolloutOf(registry, what)
  const place = rollout && placeOfAddress(address, what, rollout.version)
  const reason = rollout && place !== undefined && place < rollout.percent ? 'rollout' : 'stable'
  const { shell, areas } = (reason === 'rollout' ? views[what](registry) : undefined) ?? registry
  const version = what === 'shell' ? shell.version : areas.public?.releases[areas.public.stable]?.site
  return version === undefined || version === 'none' ? undefined : { version, reason, place }
}

/** Chooses for each request between what is stable and what is on trial: the same for as long as its address stays. */
export const canaryVisitors = (current: () => Promise<Current>) => {
  const cached = { shell: new WeakMap<Generation, Generation>(), site: new WeakMap<Generation, Generation>() }
  const viewAt = (generation: Generation, what: ChosenHere) => {
    const view = cached[what].get(generation) ?? viewOf(generation, what)
    if (view) cached[what].set(generation, view)
    return view
  }
  return async ({ ip }: FastifyRequest, what: ChosenHere): Promise<Out> => {
    const out = await current()
    const rollout = rolloutOf(out.generation.registry, what)
    const view = rollout && viewAt(out.generation, what)
    if (!view) return { ...out, isCanary: false, isOnTrial: false }
    const isCanary = placeOfAddress(ip, what, rollout.version) < rollout.percent
    return { ...out, ...(isCanary && { generation: view }), isCanary, isOnTrial: true }
  }
}
