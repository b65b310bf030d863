import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { publishAll, type PublishOptions } from '../publish/publish-all.ts'
import { readRegistry } from '../store/generation.ts'
import { bookingsBuild, freshStore } from '../testing/builds.ts'
import { type Sizes, sizeWords } from './sizes.ts'

const out: Sizes = { parts: { entry: 10_000, 'bookings-page': 20_000, 'client-page': 5000 } }

it('says what grew most since the release that is out', () => {
  const now = { budget: 45_000, parts: { entry: 10_100, 'bookings-page': 25_000, 'guest-page': 3000 } }
  expect(sizeWords(now, { sizes: out, version: '1.0.0-abc' })).toBe(
    '38.1 kB of 45.0 kB, +3.1 kB since 1.0.0-abc: bookings-page +5.0 kB, guest-page +3.0 kB',
  )
  expect(sizeWords(out, { sizes: now, version: '1.0.0-def' })).toBe(
    '35.0 kB, no budget, -3.1 kB since 1.0.0-def: client-page +5.0 kB',
  )
  expect(sizeWords({ ...out, budget: 35_000 }, { sizes: out, version: '1.0.0-abc' })).toBe('35.0 kB of 35.0 kB')
})

/** Publishes a build of bookings that weighs so much; answers what it says. */
const publishing = (store = freshStore()) => {
  const workspaces = mkdtempSync(join(tmpdir(), 'keyhaven-workspaces-'))
  onTestFinished(() => rmSync(workspaces, { recursive: true, force: true }))
  mkdirSync(join(workspaces, 'mfe-bookings'))
  const publish = async (script: string, sizes: Sizes, options: PublishOptions = {}) => {
    const lines: string[] = []
    rmSync(join(workspaces, 'mfe-bookings/dist'), { recursive: true, force: true })
    renameSync(bookingsBuild(script), join(workspaces, 'mfe-bookings/dist'))
    writeFileSync(join(workspaces, 'mfe-bookings/dist/sizes.json'), JSON.stringify(sizes))
    await publishAll(store, ['bookings'], (line) => lines.push(line), { ...options, workspaces })
    return lines
  }
  return { store, publish, stable: async () => (await readRegistry(store)).areas.bookings?.stable }
}

it('refuses to publish what is over its budget until that is raised, and lets a server start with it', async () => {
  const { publish, stable } = publishing()
  expect(await publish('page(1)', { ...out, budget: 36_000 })).toContain('bookings loads 35.0 kB of 36.0 kB')
  const first = await stable()
  const heavy: Sizes = { budget: 36_000, parts: { ...out.parts, 'client-page': 9000 } }
  await expect(publish('page(2)', heavy)).rejects.toThrow(
    `Nothing was changed. bookings loads 39.0 kB of 36.0 kB, over its budget, +4.0 kB since ${first}: client-page +4.0 kB. ` +
      'Make it smaller, or raise budgetKb in the package.json of its folder',
  )
  expect(await stable()).toBe(first)
  expect(await publish('page(2)', heavy, { atStart: true })).toContainEqual(expect.stringContaining('over its budget'))
  await publish('page(3)', { ...heavy, budget: 40_000 })
  expect(await stable()).not.toBe(first)
})

it('is the same release under another budget', async () => {
  const { publish, stable } = publishing()
  await publish('page(1)', { ...out, budget: 36_000 })
  const first = await stable()
  await publish('page(1)', { ...out, budget: 50_000 })
  expect(await stable()).toBe(first)
})
