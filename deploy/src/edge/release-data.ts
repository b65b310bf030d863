import { alreadyHas } from '@keyhaven/api/http/serialize'
import { registryJson } from '@keyhaven/shared-contracts/platform/read-registry'
import type { FastifyInstance } from 'fastify'
import { outside } from '../pages/registry-file.ts'
import type { canaryVisitors } from './canary-visitors.ts'
import { cacheControl } from './send-document.ts'
import type { Current } from '../store/generation.ts'
import type { ReleaseSet } from '../store/release-sets.ts'

const current = { 'cache-control': cacheControl(false) }

/** Data on releases for shells: those that are out, all that are in the store, and the sets of the past. */
export const releaseData = (
  app: FastifyInstance,
  { current: out, outFor }: { current: () => Promise<Current>; outFor: ReturnType<typeof canaryVisitors> },
  setOf: (id: string) => Promise<ReleaseSet | undefined>,
) => {
  app.get('/registry.json', async (request, reply) => {
    const { number, generation, isCanary, isOnTrial } = await outFor(request, 'shell')
    // Open tabs ask every few minutes, and mostly nothing has changed.
    const etag = `"${number}-${generation.registry.set}${isCanary ? '-canary' : ''}"`
    reply.headers({ 'cache-control': cacheControl(isOnTrial), etag })
    if (alreadyHas(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.send(registryJson(outside(generation.registry)))
  })

  app.get('/releases.json', async (_request, reply) => {
    const { areas } = (await out()).generation.registry
    const versions = Object.entries(areas).map(([area, { releases }]) => [area, Object.keys(releases).toReversed()])
    return reply.headers(current).send(Object.fromEntries(versions))
  })

  app.get<{ Params: { set: string } }>('/sets/:set', async (request, reply) => {
    const releaseSet = await setOf(request.params.set)
    return releaseSet ? reply.headers(current).send(releaseSet) : reply.callNotFound()
  })
}
