import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { edge } from './edge.ts'
import type { Embedders } from './embed.ts'
import { putShared } from '../publish/put-builds.ts'
import { publishArea } from '../publish/publish.ts'
import type { Store } from '../store/store.ts'
import { embedBuild, freshStore, publicBuild } from '../testing/builds.ts'

const page = 'https://www.lake.example'
const embedders: Embedders = {
  originsOf: async (owner) => new Set(owner === 'anna' ? [page, 'https://lake.example'] : []),
  isKnown: async (owner) => owner === 'anna' || owner === 'bert',
}
const operator = { name: 'Lakeside Ltd', address: 'Seeweg 3', email: 'post@lakeside.test' }
const published = async (store: Store, script: string) => {
  const { version: embed, isNew } = await putShared(store, 'embed', embedBuild(script))
  await publishArea(store, publicBuild(), { besides: { embed } })
  return { isNew }
}
const served = async (script = 'loader()') => {
  const store = freshStore()
  await published(store, script)
  const app = Fastify()
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-frame-options', 'DENY'))
  await edge(app, { store, operator, origin: 'http://localhost:8080', embedders })
  return { app, store }
}
const get = async (url: string, headers: Record<string, string> = {}) => (await served()).app.inject({ url, headers })

describe('the loader', () => {
  it('comes from everywhere, compressed, and is asked for again after five minutes', async () => {
    const answer = await get('/embed.js', { 'accept-encoding': 'br', origin: page })
    expect(answer.statusCode).toBe(200)
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('loader()')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  })

  it('says 304 to a browser that has it, and is another one after the next publication', async () => {
    const { app, store } = await served()
    const { etag } = (await app.inject('/embed.js')).headers
    const again = () => app.inject({ url: '/embed.js', headers: { 'if-none-match': String(etag) } })
    expect((await again()).statusCode).toBe(304)
    expect((await published(store, 'loader()')).isNew).toBe(false)
    expect((await published(store, 'next()')).isNew).toBe(true)
    expect((await again()).body).toBe('next()')
  })

  it('finds its scripts for ever, from everywhere', async () => {
    const answer = await get('/embed/static/js/async/vendor.1.js', { origin: page })
    expect(answer.body).toBe('vendor()')
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.headers['cache-control']).toContain('immutable')
    expect((await get('/embed/static/js/gone.js')).statusCode).toBe(404)
  })

  it('is not there before it was published', async () => {
    const app = Fastify()
    await edge(app, { store: freshStore(), operator, origin: 'http://localhost:8080', embedders })
    expect((await app.inject('/embed.js')).statusCode).toBe(404)
    expect((await app.inject('/embed/frame?owner=anna')).statusCode).toBe(404)
  })
})

describe('the page for frames', () => {
  it('stands in the pages that the owner allows, and tells its height to no other', async () => {
    const answer = await get('/embed/frame?owner=Anna', { referer: `${page}/stay` })
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain(`frame-ancestors ${page}`)
    expect(policy).not.toContain('unsafe')
    expect(answer.headers['x-frame-options']).toBeUndefined()
    expect(answer.headers['x-robots-tag']).toContain('noindex')
    expect(answer.body).toContain(`id="allowed">["${page}"]</script>`)
    expect(answer.body).toContain('<script type="module" src="/embed/static/js/frame.1.js"></script>')
  })

  it('names the other pages of an owner to nobody who only asks', async () => {
    for (const referer of ['', 'https://elsewhere.example/', `${page}/stay`]) {
      const { body, headers: answered } = await get('/embed/frame?owner=anna', { referer })
      expect(body + String(answered['content-security-policy'])).not.toContain('https://lake.example')
    }
    // A page that hides its address, and a frame that loads itself again.
    for (const referer of [undefined, 'http://localhost/embed/frame?owner=anna']) {
      const requestHeaders = { host: 'localhost', 'sec-fetch-dest': 'iframe', ...(referer && { referer }) }
      const { headers: answered } = await get('/embed/frame?owner=anna', requestHeaders)
      expect(answered['content-security-policy']).toContain(`frame-ancestors ${page} https://lake.example`)
    }
  })

  it.each(['?owner=bert', '?owner=nobody', '', '?owner=anna&owner=bert'])('stands in none for %s', async (query) => {
    const answer = await get(`/embed/frame${query}`)
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})

describe('the standing of a page', () => {
  it.each([
    ['anna', page, null],
    ['anna', 'https://elsewhere.example', 'origin_not_allowed'],
    ['bert', page, 'origin_not_allowed'],
    ['nobody', page, 'unknown_owner'],
    ['', page, 'unknown_owner'],
  ])('with owner “%s” on %s is %s', async (owner, origin, problem) => {
    const answer = await get(`/embed/standing?owner=${owner}`, { origin })
    expect(answer.json()).toEqual({ problem })
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
