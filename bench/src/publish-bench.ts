import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { edge } from '@keyhaven/deploy/edge/edge'
import { compressFolder } from '@keyhaven/deploy/store/compress'
import { openStore } from '@keyhaven/deploy/store/open-store'
import Fastify from 'fastify'
import { changedCopy } from './changed-copy.ts'
import { type Figure, loadNow, median, noted } from './figures.ts'
import { publishScaleBench } from './publish-scale.ts'
import { buildOrdinaryApp } from './web/ordinary-app/build.ts'

const [rounds, limitS] = [3, 10]

type Registry = { set: string; areas: Record<string, { stable: string }> }

const seconds = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

/**
 * From the command until the edge serves what it published, for a line changed in one area and in what all of them share;
 * and what that costs as one ordinary app.
 */
export const publishBench = async (): Promise<Figure[]> => {
  const copy = changedCopy()
  const app = Fastify()
  try {
    const data = path.join(copy.folder, '.data')
    const publish = (...words: string[]) => copy.publish(data, ...words)
    await publish()
    const operator = { name: '', address: '', email: '' }
    await edge(app, { store: openStore(path.join(data, 'releases')), operator, origin: 'http://localhost:0' })
    const origin = await app.listen({ port: 0 })
    const stable = async () =>
      ((await (await fetch(`${origin}/registry.json`)).json()) as Registry).areas['finance']?.stable ?? '-'
    const served = async () => {
      const before = await stable()
      while ((await stable()) === before) await wait(20)
    }
    /** Seconds from the command until a page of the area names its new release. */
    const untilLive = async (...words: string[]) => {
      const took = await seconds(() => Promise.all([served(), publish(...words)]))
      const html = await (await fetch(`${origin}/owner/dashboard/invoices`)).text()
      if (!html.includes(await stable())) throw new Error('The page is not of the release that was published.')
      return took
    }
    const [one, built]: [number[], number[]] = [[], []]
    const buildOne = async () => {
      const dist = path.join(data, 'ordinary-app')
      await buildOrdinaryApp(dist, copy.folder)
      await compressFolder(dist)
    }
    await buildOne()
    for (let round = 0; round < rounds; round++) {
      copy.addLine('mfe-finance/src/invoices/invoices-page.tsx')
      one.push(await untilLive('finance'))
      built.push(await seconds(buildOne))
    }
    const unchanged = await seconds(() => publish('finance'))
    copy.addLine('shared-contracts/src/domain/days/day.ts', 'export const changed = true')
    const all = await untilLive()
    const figure = (name: string, took: number, against: string, ok = true) => ({
      ...noted('Publish', name, `${took.toFixed(1)} s`, against),
      ok,
    })
    const mine = median(one)
    return [
      figure(
        'finance, one line changed: from the command until it is served',
        mine,
        `limit ${limitS} s; ${median(built).toFixed(1)} s to build one ordinary app; ${loadNow()}`,
        mine < limitS,
      ),
      figure('finance, nothing changed', unchanged, ''),
      figure('everything, one line changed in what all share', all, `${(all / mine).toFixed(1)}x of one area`),
      ...(await publishScaleBench()),
    ]
  } finally {
    await app.close()
    copy.remove()
  }
}
