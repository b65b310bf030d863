import { rmSync, writeFileSync } from 'node:fs'
import { registryJson } from '@keyhaven/shared-contracts/platform/read-registry'
import { expect, it } from 'vitest'
import { pruneStore } from '../publish/prune-store.ts'
import { publishArea, publishShell } from '../publish/publish.ts'
import { bookingsBuild, freshStore, pageIn, publicBuild, shellBuild } from '../testing/builds.ts'
import { filesBelow } from './backing.ts'
import { readRegistry } from './generation.ts'
import { inStore } from './store.ts'

it('goes on with the releases of a store from before there was a history', async () => {
  const store = freshStore()
  await publishShell(store, shellBuild())
  const { version } = await publishArea(store, bookingsBuild())
  const before = await pageIn(store, 'index.bookings.html')
  const { areas } = await readRegistry(store)
  writeFileSync(inStore(store, 'registry.json'), JSON.stringify(registryJson(await readRegistry(store))))
  for (const folder of ['history', 'generations', 'pages', 'tmp']) rmSync(inStore(store, folder), { recursive: true })
  for (const file of filesBelow(store.folder).filter((one) => one.endsWith('integrity.json')))
    rmSync(inStore(store, file))

  expect((await readRegistry(store)).areas).toEqual(areas)
  await publishArea(store, publicBuild())
  const scripts = (html: string) => /id="preload">[^]*?<\/script>/.exec(html)?.[0]
  const after = await pageIn(store, 'index.bookings.html')
  expect(after).toContain(`/mfe/bookings/${version}/remoteEntry.js`)
  expect(scripts(after)).toBe(scripts(before))
  await pruneStore(store, { by: 'anna', what: 'prune' }, 30)
  expect(filesBelow(store.folder)).not.toContain('registry.json')
  expect((await readRegistry(store)).areas.bookings?.stable).toBe(version)
})
