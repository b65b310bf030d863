import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { readRegistry } from '../store/generation.ts'
import { historyOf } from '../store/history.ts'
import { verifyStore } from '../store/verify-store.ts'
import { bookingsBuild, freshStore, shellBuild } from '../testing/builds.ts'
import { publishShell } from './publish.ts'

const modules = (file: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href)
const names = ['auth', 'bookings', 'channels', 'finance', 'inventory']

/** Publishes one build in a process of its own. */
const publishing = (folder: string, dist: string) => {
  const code = `
    const { publishArea } = await import(${modules('publish.ts')})
    const { openStore } = await import(${modules('../store/open-store.ts')})
    await publishArea(openStore(${JSON.stringify(folder)}), ${JSON.stringify(dist)})`
  return promisify(execFile)(process.execPath, ['--input-type=module', '-e', code])
}

it('has the releases of all teams that publish at the same moment', async () => {
  const store = freshStore()
  await publishShell(store, shellBuild())
  const teams = names.map((area) => {
    const dist = bookingsBuild(`page('${area}')`)
    const about = readFileSync(join(dist, 'area.json'), 'utf8')
      .replaceAll('"bookings"', `"${area}"`)
      .replace('"id":"b"', `"id":"${area}"`)
    writeFileSync(join(dist, 'area.json'), about.replaceAll('/owner/dashboard', `/owner/${area}`))
    return { area, dist }
  })
  await Promise.all(teams.map(({ dist }) => publishing(store.folder, dist)))
  const { areas } = await readRegistry(store)
  expect(Object.keys(areas).toSorted()).toEqual(names)
  const numbers: number[] = []
  for await (const { number } of historyOf(store)) numbers.push(number)
  expect(numbers).toEqual([6, 5, 4, 3, 2, 1])
  expect((await verifyStore(store)).problems).toEqual([])
})
