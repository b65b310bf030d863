import { execFile } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { edge } from '@keyhaven/deploy/edge/edge'
import { compressFolder } from '@keyhaven/deploy/store/compress'
import { openStore } from '@keyhaven/deploy/store/open-store'
import { buildAll } from '@keyhaven/tools/build/build-all'
import { copyRepository } from '@keyhaven/tools/copy-repository'
import Fastify from 'fastify'
import { type Figure, loadNow, median, noted, ratio } from './figures.ts'
import { publishScaleBench } from './publish-scale.ts'
import { buildOrdinaryApp, filesOf } from './web/ordinary-app/build.ts'

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

const changedPage = 'mfe-finance/src/invoices/invoices-page.tsx'
const title = /title=\{t\.title[^}]*\}/
const changeLine = (copy: string, text: string) => {
  const file = path.join(copy, changedPage)
  const before = readFileSync(file, 'utf8')
  // Nothing would ever be served otherwise.
  if (!title.test(before)) throw new Error(`${changedPage} has no title to change`)
  writeFileSync(file, before.replace(title, `title={t.title.concat('${text}')}`))
}

/** The scripts of the invoices page as one ordinary app, by name, with what each weighs on the line. */
const ordinaryScripts = async (dist: string, sources: string) => {
  const { entry, next } = filesOf(await buildOrdinaryApp(dist, sources), 'finance', 'invoices-page.tsx')
  await compressFolder(dist)
  const scripts = [...entry, ...next].filter((file) => file.endsWith('.js'))
  return new Map(scripts.map((file) => [file, statSync(path.join(dist, `${file}.br`)).size]))
}

/** The scripts that the HTML of a page names, likewise. */
const servedScripts = async (origin: string) => {
  const html = await (await fetch(`${origin}/owner/dashboard/invoices`)).text()
  const scripts = [...html.matchAll(/(?:src=|"href":)"(\/[^"]+\.js)"/g)].map(([, file = '']) => file)
  const sizes = scripts.map(async (file) => {
    const answer = await fetch(origin + file, { headers: { 'accept-encoding': 'br' } })
    await answer.arrayBuffer()
    return [file, Number(answer.headers.get('content-length'))] as const
  })
  return new Map(await Promise.all(sizes))
}

/** Kilobytes that a browser downloads that has the scripts of the release before. */
const fetchedAgain = (before: Map<string, number>, after: Map<string, number>) =>
  [...after].reduce((sum, [file, bytes]) => sum + (before.has(file) ? 0 : bytes), 0) / 1024

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
  const copy = mkdtempSync(path.join(tmpdir(), 'keyhaven-bench-publish-'))
  const app = Fastify()
  try {
    await buildAll()
    copyBuilt(copy)
    const data = path.join(copy, '.data')
    const publish = (...words: string[]) =>
      promisify(execFile)(process.execPath, [path.join(copy, 'deploy/src/cli.ts'), 'publish', '--unseen', ...words], {
        ...{ cwd: copy, maxBuffer: 1 << 26 },
        env: { ...process.env, DATA_DIR: data },
      })
    await publish('--no-build')
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
    const [one, again, built, builtAgain]: [number[], number[], number[], number[]] = [[], [], [], []]
    const dist = path.join(data, 'ordinary-app')
    let whole = await ordinaryScripts(dist, copy)
    for (let round = 0; round < rounds; round++) {
      const before = await servedScripts(origin)
      changeLine(copy, String(round))
      one.push(await untilLive('finance'))
      again.push(fetchedAgain(before, await servedScripts(origin)))
      let after = whole
      built.push(await seconds(async () => (after = await ordinaryScripts(dist, copy))))
      builtAgain.push(fetchedAgain(whole, after))
      whole = after
    }
    const unchanged = await seconds(() => publish('finance'))
    appendFileSync(path.join(copy, 'shared-contracts/src/domain/days/day.ts'), `\nexport const changed = true\n`)
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
      ratio(
        'Publish',
        'scripts that a returning visitor of that page fetches',
        { mine: median(again), peer: median(builtAgain) },
        1,
        'kB',
      ),
      figure('finance, nothing changed', unchanged, ''),
      figure('everything, one line changed in what all share', all, `${(all / mine).toFixed(1)}x of one area`),
      ...(await publishScaleBench()),
    ]
  } finally {
    await app.close()
    rmSync(copy, { recursive: true, force: true })
  }
}
