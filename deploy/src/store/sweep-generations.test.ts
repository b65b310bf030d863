import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { publishArea, publishShell } from '../publish/publish.ts'
import { bookingsBuild, freshStore, shellBuild } from '../testing/builds.ts'
import { readCurrent, readPage } from './generation.ts'
import { inStore } from './store.ts'
import { sweepGenerations } from './sweep-generations.ts'
import { sweepTemporary, temporaryPath } from './temporary.ts'

it('keeps the pages of a generation for those who are still reading them, and removes them later', async () => {
  const store = freshStore()
  await publishShell(store, shellBuild())
  await publishArea(store, bookingsBuild())
  const { generation: before } = await readCurrent(store)
  await publishArea(store, bookingsBuild('page(2)'))
  expect(await readPage(store, before, 'index.bookings.html')).toContain('id="registry"')
  // The one before stays: it is out where the newest record cannot be read.
  await sweepGenerations(store, 0)
  expect(await readPage(store, before, 'index.bookings.html')).toContain('id="registry"')
  await publishArea(store, bookingsBuild('page(3)'))
  await sweepGenerations(store, 0)
  expect(await readPage(store, before, 'index.bookings.html')).toBeUndefined()
  const { generation: now } = await readCurrent(store)
  expect(await readPage(store, now, 'index.bookings.html')).toContain('id="registry"')
  expect(readdirSync(inStore(store, 'generations'))).toHaveLength(2)
})

it('removes what dead processes left unfinished, and nothing of those that live', async () => {
  const { folder } = freshStore()
  const write = (name: string) => {
    const path = name.includes('/') ? name : join(folder, 'tmp', name)
    writeFileSync(path, 'half')
    return basename(path)
  }
  const own = write(temporaryPath(folder))
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  write([hostname(), child.pid, 'aaaaaaaa', '1'].join('~'))
  // The same number, in an earlier life of this machine.
  write([hostname(), process.pid, 'aaaaaaaa', '1'].join('~'))
  const living = write([hostname(), process.ppid, 'aaaaaaaa', '1'].join('~'))
  const elsewhere = write(['another-machine', '1', 'aaaaaaaa', '1'].join('~'))
  const old = write(['another-machine', '1', 'aaaaaaaa', '2'].join('~'))
  const yesterday = new Date(Date.now() - 86_400_000)
  utimesSync(join(folder, 'tmp', old), yesterday, yesterday)
  sweepTemporary(folder)
  expect(readdirSync(join(folder, 'tmp')).toSorted()).toEqual([own, living, elsewhere].toSorted())
})
