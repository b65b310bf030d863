import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { edge } from '@keyhaven/deploy/edge/edge'
import { openStore } from '@keyhaven/deploy/store/open-store'
import { buildAll } from '@keyhaven/tools/build/build-all'
import { copyRepository } from '@keyhaven/tools/copy-repository'
import Fastify from 'fastify'
import { type Figure, loadNow, median, noted } from './figures.ts'

const root = path.dirname(path.dirname(import.meta.dirname))
const [rounds, limitS] = [3, 10]

/** A copy of the repository that was built as it lies here. */
const copyBuilt = (copy: string) => {
  copyRepository(copy)
  for (const folder of readdirSync(copy).filter((one) => existsSync(path.join(copy, one, 'package.json'))))
    for (const part of ['dist', 'dist-site', 'dist-embed', '.rsbuild'])
      if (existsSync(path.join(root, folder, part)))
        cpSync(path.join(root, folder, part), path.join(copy, folder, part), { recursive: true })
}

type Registry = { set: string; areas: Record<string, { stable: string }> }

/** From the command until the edge serves what it published, for a line changed in one area and in what all of them share. */
export const publishBench = async (): Promise<Figure[]> => {
  const copy = mkdtempSync(path.join(tmpdir(), 'keyhaven-bench-publish-'))
  const app = Fastify()
  try {
    await buildAll()
    copyBuilt(copy)
    const data = path.join(copy, '.data')
    const publish = (...words: string[]) =>
      promisify(execFile)(process.execPath, [path.join(copy, 'deploy/src/cli.ts'), 'publish', ...words], {
        ...{ cwd: copy, maxBuffer: 1 << 26 },
        env: { ...process.env, DATA_DIR: data },
      })
    await publish('--no-build')
    const operator = { name: '', address: '', email: '' }
    await edge(app, { store: openStore(path.join(data, 'releases')), operator, origin: 'http://localhost:0' })
    const origin = await app.listen({ port: 0 })
    const registry = async () => (await (await fetch(`${origin}/registry.json`)).json()) as Registry
    const stable = async (area: string) => (await registry()).areas[area]?.stable
    const servedIn = async (area: string) => {
      const before = await stable(area)
      while ((await stable(area)) === before) await wait(20)
    }
    /** Seconds from the command until a page of the area names its new release. */
    const untilLive = async (area: string, file: string, ...words: string[]) => {
      appendFileSync(path.join(copy, file), `\nexport const changedAt${Date.now()} = true\n`)
      const start = performance.now()
      await Promise.all([servedIn(area), publish(...words)])
      const html = await (await fetch(`${origin}/owner/dashboard/invoices`)).text()
      if (!html.includes((await stable(area)) ?? '-'))
        throw new Error('The page is not of the release that was published.')
      return (performance.now() - start) / 1000
    }
    const one: number[] = []
    for (let round = 0; round < rounds; round++)
      one.push(await untilLive('finance', 'mfe-finance/src/manifest.ts', 'finance'))
    const start = performance.now()
    await publish('finance')
    const unchanged = (performance.now() - start) / 1000
    const all = await untilLive('finance', 'shared-contracts/src/domain/day.ts')
    const figure = (name: string, seconds: number, against: string, ok = true) => ({
      ...noted('Publish', name, `${seconds.toFixed(1)} s`, against),
      ok,
    })
    const mine = median(one)
    return [
      figure(
        'finance, one line changed: from the command until it is served',
        mine,
        `limit ${limitS} s`,
        mine < limitS,
      ),
      figure('finance, nothing changed', unchanged, ''),
      figure(
        'everything, one line changed in what all share',
        all,
        `${(all / mine).toFixed(1)}x of one area; ${loadNow()}`,
      ),
    ]
  } finally {
    await app.close()
    rmSync(copy, { recursive: true, force: true })
  }
}
