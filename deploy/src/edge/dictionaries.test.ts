import { createHash } from 'node:crypto'
import { truncateSync } from 'node:fs'
import { zstdDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { publishArea, publishShell } from '../publish/publish.ts'
import { readCurrent } from '../store/generation.ts'
import { inStore } from '../store/store.ts'
import { verifyStore } from '../store/verify-store.ts'
import { bookingsBuild, bulkyScript, freshStore, shellBuild } from '../testing/builds.ts'
import { edge } from './edge.ts'

/** An edge where a release of the shell was out, and the next one is. */
const afterRelease = async () => {
  const store = freshStore()
  const [before, after] = [bulkyScript('before'), bulkyScript('and after')]
  await publishShell(store, shellBuild(before))
  await publishArea(store, bookingsBuild(before))
  await publishShell(store, shellBuild(after))
  const app = Fastify()
  onTestFinished(() => app.close())
  await edge(app, { store, operator: { name: '', address: '', email: '' }, origin: 'http://localhost:0' })
  const origin = await app.listen({ port: 0 })
  const get = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(origin + path, { headers })
    return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const pathOf = (script: string) => `/shell/static/js/index.${script.length}.js`
  return { store, get, before, after, pathOf }
}
const named = (text: string) => `:${createHash('sha256').update(text).digest('base64')}:`
const takes = { 'accept-encoding': 'gzip, deflate, br, zstd' }
/** As Chromium says it where it has a dictionary. */
const takesAll = { 'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz' }

describe('a browser that knows of dictionaries', () => {
  it('keeps a script for the next release of it, wherever that lies', async () => {
    const { store, get, before, pathOf } = await afterRelease()
    const { headers } = await get(pathOf(before), takes)
    expect(headers.get('use-as-dictionary')).toBe('match="/shell/static/js/index.*.js"')
    expect(headers.get('content-encoding')).toBe('br')
    const version = (await readCurrent(store)).generation.registry.areas.bookings?.stable
    const ofArea = await get(`/mfe/bookings/${version}/static/js/page.js`, takes)
    expect(ofArea.headers.get('use-as-dictionary')).toBe('match="/mfe/bookings/*/static/js/page.js"')
    // The line that says so is longer than what it would save.
    const small = await get(`/mfe/bookings/${version}/static/js/expose.js`, takes)
    expect(small.headers.get('use-as-dictionary')).toBeNull()
  })

  it('gets of the next release what differs, and keeps that in turn', async () => {
    const { get, before, after, pathOf } = await afterRelease()
    const { headers, bytes } = await get(pathOf(after), { ...takesAll, 'available-dictionary': named(before) })
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'available-dictionary, accept-encoding',
      'use-as-dictionary': 'match="/shell/static/js/index.*.js"',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(bytes.length).toBeLessThan(200)
    // Magic number and hash come first, then an ordinary frame.
    const text = zstdDecompressSync(bytes.subarray(40), { dictionary: Buffer.from(before) })
    expect(text.toString()).toBe(after)
  })

  it.each([
    ['has another file', { ...takesAll, 'available-dictionary': named('another one') }],
    ['has none', takes],
    ['cannot unpack it', { ...takes, 'available-dictionary': named(bulkyScript('before')) }],
    ['says nonsense', { ...takesAll, 'available-dictionary': '../../secret' }],
  ])('gets all of the script where it %s, and caches on the way know the difference', async (_case, headers) => {
    const { get, after, pathOf } = await afterRelease()
    const answer = await get(pathOf(after), headers)
    // The client of this test unpacks it.
    expect([answer.headers.get('content-encoding'), answer.bytes.toString()]).toEqual(['br', after])
    expect(answer.headers.get('vary')).toBe('available-dictionary, accept-encoding')
  })
})

it('is told of a difference that is no longer what was published', async () => {
  const { store, after, pathOf } = await afterRelease()
  expect((await verifyStore(store)).problems).toEqual([])
  const file = `${pathOf(after).slice(1)}.dcz`
  truncateSync(inStore(store, file), 50)
  expect((await verifyStore(store)).problems).toEqual([`${file} is not what was published`])
})
