import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { random } from '@keyhaven/shared-contracts/testing/random'
import { edge } from '../edge/edge.ts'
import { forms } from '../store/compress.ts'
import { readCurrent, readGeneration } from '../store/generation.ts'
import { historyOf, type HistoryRecord } from '../store/history.ts'
import { integrityFile } from '../store/integrity.ts'
import { inStore, type Store } from '../store/store.ts'
import { sweepGenerations } from '../store/sweep-generations.ts'
import { verifyStore } from '../store/verify-store.ts'
import { bookingsBuild, embedBuild, freshStore, publicBuild, shellBuild, siteBuild } from '../testing/builds.ts'
import { pruneStore } from './prune-store.ts'
import { publishArea, publishShell } from './publish.ts'

/** `npm run kill-publishing -w @keyhaven/deploy` asks for 100. */
const kills = Number(process.env['KILLS'] ?? 15)
/** The seed of a run that failed says when each of its processes was killed. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1e9)
/** Processes are killed so long after they began at the latest, in milliseconds: a publication takes a third of it. */
const longestMs = 400

const namesIn = (store: Store, folder: string) =>
  existsSync(inStore(store, folder)) ? readdirSync(inStore(store, folder)).toSorted() : []

/** Files of a store to which no published release refers. */
const leftOver = async (store: Store) => {
  const { generation } = await readCurrent(store)
  const lastTwo: HistoryRecord[] = []
  for await (const record of historyOf(store)) if (lastTwo.push(record) === 2) break
  const generations = await Promise.all(lastTwo.map((record) => readGeneration(store, record.generation)))
  const hashes = generations.flatMap((one) => Object.values(one?.pages ?? {}))
  const pages = hashes.flatMap((hash) => [hash, ...forms.map((form) => `${hash}.${form}`)])
  const releases = Object.entries(generation.registry.areas).flatMap(([area, entry]) =>
    Object.keys(entry.releases).map((version) => `${area}/${version}`),
  )
  const builds = namesIn(store, 'mfe').flatMap((area) =>
    namesIn(store, `mfe/${area}`).map((one) => `${area}/${one.replace(/\.json$/, '')}`),
  )
  const halves = ['shell', 'site', 'embed'].flatMap((kind) =>
    namesIn(store, kind).filter((name) => name !== 'static' && !existsSync(inStore(store, kind, name, integrityFile))),
  )
  return [
    ...namesIn(store, 'tmp'),
    ...namesIn(store, 'turns'),
    ...namesIn(store, 'pages').filter((name) => !pages.includes(name)),
    ...namesIn(store, 'generations').slice(2),
    ...builds.filter((build) => !releases.includes(build)),
    ...halves,
  ]
}

it(
  'stays whole when a process that publishes is killed at any point, and takes the next release at once',
  async () => {
    process.stdout.write(`The seed is ${seed}\n`)
    const next = random(seed)
    const [store, cache] = [freshStore(), freshStore()]
    const builds = [bookingsBuild(), siteBuild(), embedBuild(), publicBuild(), shellBuild()]
    await publishShell(store, shellBuild())
    await publishArea(store, bookingsBuild())
    const app = Fastify()
    await edge(app, { store, operator: { name: '', address: '', email: '' }, origin: 'http://localhost:8080' })
    const setAt = async (url: string) => /id="registry">\{[^{]*?"set":"([^"]*)"/.exec((await app.inject(url)).body)?.[1]

    const started = () => {
      const file = join(import.meta.dirname, '../testing/publishing-process.ts')
      const child = fork(file, [store.folder, ...builds], { env: { NODE_COMPILE_CACHE: join(cache.folder, 'code') } })
      return { child, ready: once(child, 'message'), ended: once(child, 'exit') }
    }
    let following = started()
    for (let round = 0; round < kills; round++) {
      const { child, ready, ended } = following
      const [copies] = (await ready) as [string]
      // The next one gets ready while this one dies.
      following = started()
      const before = (await readCurrent(store)).number
      const afterMs = next() * longestMs
      child.send('go')
      await new Promise((done) => setTimeout(done, afterMs))
      child.kill('SIGKILL')
      await ended
      rmSync(copies, { recursive: true, force: true })

      const about = `seed ${seed}, round ${round}, after ${afterMs.toFixed(1)} ms, ${(await readCurrent(store)).number - before} changes`
      const { problems } = await verifyStore(store)
      const { set } = (await app.inject('/registry.json')).json<{ set: string }>()
      const sets = [await setAt('/owner'), await setAt('/owner/dashboard/bookings')]
      const begun = performance.now()
      const { version } = await publishArea(store, bookingsBuild(`page(${round})`))
      const isAtOnce = performance.now() - begun < 5000
      await pruneStore(store, { by: 'anna', what: 'prune' }, 0)
      await sweepGenerations(store, 0)
      const stable = (await readCurrent(store)).generation.registry.areas.bookings?.stable
      const outcome = { about, problems, sets, isAtOnce, stable, left: await leftOver(store) }
      expect(outcome).toEqual({ about, problems: [], sets: [set, set], isAtOnce: true, stable: version, left: [] })
    }
    const [copies] = (await following.ready) as [string]
    following.child.kill('SIGKILL')
    rmSync(copies, { recursive: true, force: true })
  },
  kills * 10_000,
)
