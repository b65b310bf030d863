import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import Fastify from 'fastify'
import { edge } from '../edge/edge.ts'
import { renderPages } from '../pages/render-pages.ts'
import { directory } from '../store/backing.ts'
import { putGeneration } from '../store/generation.ts'
import { appendRecord } from '../store/history.ts'
import { inStore, type Store } from '../store/store.ts'
import { temporaryPath } from '../store/temporary.ts'

const builds = ['mfe', 'shell', 'site', 'embed']

/** A store with the builds of another one, in which a registry is out that is out nowhere else. */
const storeWith = async (store: Store, registry: Registry): Promise<Store> => {
  const folder = temporaryPath(store.folder)
  mkdirSync(folder)
  for (const name of builds) {
    mkdirSync(inStore(store, name), { recursive: true })
    symlinkSync(inStore(store, name), join(folder, name))
  }
  const own = directory(folder)
  const isBuild = (path: string) => builds.includes(path.split('/')[0] ?? '')
  const bring = (path: string) => (isBuild(path) ? store.backing : own).bring(path)
  const candidate: Store = { folder, backing: { ...own, lookEveryMs: store.backing.lookEveryMs, bring } }
  const generation = await putGeneration(candidate, registry, await renderPages(candidate, registry))
  const about = { at: new Date().toISOString(), by: 'smoke test', what: 'smoke test', changes: [] }
  await appendRecord(candidate, { number: 1, ...about, set: registry.set, generation })
  return candidate
}

const operator = { name: 'Keyhaven', address: '', email: 'operator@keyhaven.test' }

/** Serves on loopback what would be out with a registry, until it is closed. There is no API behind it. */
export const serveCandidate = async (store: Store, registry: Registry) => {
  const candidate = await storeWith(store, registry)
  const app = Fastify()
  let origin = ''
  await edge(app, {
    ...{ store: candidate, operator, origin: () => origin },
    ask: async () => ({ status: 503, body: undefined }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://localhost:${(app.server.address() as AddressInfo).port}`
  const close = async () => {
    await app.close()
    rmSync(candidate.folder, { recursive: true, force: true })
  }
  return { origin, close }
}
