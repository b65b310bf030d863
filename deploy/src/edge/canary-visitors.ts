import { callerOf } from '@keyhaven/api/http/limits'
import { bucketOf, type Registry } from '@keyhaven/shared-contracts/platform/registry'
import type { FastifyRequest } from 'fastify'
import { templateName } from '../guest/guest-template.ts'
import { documentsOfCanary, withCanaryShell, withCanarySite } from '../pages/canary-pages.ts'
import { loaderName } from '../pages/embed-pages.ts'
import { registryName } from '../pages/registry-file.ts'
import type { Current, Generation } from '../store/generation.ts'

/** Pages whose version the edge chooses: those of the shell, or of the guests' site where it stands alone or is embedded. */
export type ChosenHere = 'shell' | 'site'

const views = { shell: withCanaryShell, site: withCanarySite }
/** Documents without which there is nothing to choose: a canary whose build could not be read has none. */
const needed = { shell: [registryName], site: [templateName, loaderName] }

/** A generation as visitors of a canary get it: its documents by the names of the stable ones. Undefined where it has none. */
const viewOf = (generation: Generation, what: ChosenHere): Generation | undefined => {
  const registry = views[what](generation.registry)
  if (!registry) return undefined
  const documents = documentsOfCanary(generation.pages)
  const isThere = needed[what].some((name) => documents[name] !== undefined)
  return isThere ? { ...generation, registry, pages: { ...generation.pages, ...documents } } : undefined
}

/**
 * The place in [0, 100) of a visitor, by the address of the network alone, of IPv6 its /64: nothing is stored for it. Each canary takes
 * other addresses, and a greater share keeps those that it has.
 */
export const placeOfAddress = (address: string, what: ChosenHere, version: string) =>
  bucketOf(callerOf(address), what, version)

/** Release that a share of the visitors gets, for each of the two. */
const rolloutOf = ({ shell, areas }: Registry, what: ChosenHere) =>
  what === 'shell' ? shell.rollout : areas.public?.rollout

/** Generation that one visitor gets. */
type Out = {
  generation: Generation
  /** Place of the visitor in [0, 100), where there are two versions. */
  place?: number
  isCanary: boolean
}

/** Chooses between the stable version and the canary. */
const choose = (generation: Generation, view: Generation | undefined, address: string, what: ChosenHere): Out => {
  const rollout = view && rolloutOf(generation.registry, what)
  if (!rollout) return { generation, isCanary: false }
  const place = placeOfAddress(address, what, rollout.version)
  const isCanary = place < rollout.percent
  return { generation: isCanary ? view : generation, place, isCanary }
}

/** Version of the shell, or the site, for an address, and the reason; undefined where none is published. */
export const explainAddress = (generation: Generation, address: string, what: ChosenHere) => {
  const { generation: out, place, isCanary } = choose(generation, viewOf(generation, what), address, what)
  const { shell, areas } = out.registry
  const version = what === 'shell' ? shell.version : areas.public?.releases[areas.public.stable]?.site
  if (version === undefined || version === 'none') return undefined
  return { version, reason: isCanary ? 'rollout' : 'stable', place }
}

/** Change that is out, as a request gets it. Where something is on trial, others may get another version at the same address. */
export type OutForRequest = Current & { isCanary: boolean; isOnTrial: boolean }

/** Chooses for each request between what is stable and what is on trial: the same for as long as its address stays. */
export const canaryVisitors = (current: () => Promise<Current>) => {
  const cached = { shell: new WeakMap<Generation, Generation>(), site: new WeakMap<Generation, Generation>() }
  const viewAt = (generation: Generation, what: ChosenHere) => {
    const view = cached[what].get(generation) ?? viewOf(generation, what)
    if (view) cached[what].set(generation, view)
    return view
  }
  return async ({ ip }: FastifyRequest, what: ChosenHere): Promise<OutForRequest> => {
    const out = await current()
    const view = viewAt(out.generation, what)
    return { ...out, ...choose(out.generation, view, ip, what), isOnTrial: view !== undefined }
  }
}
