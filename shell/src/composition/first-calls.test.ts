import { describe, expect, it, vi } from 'vitest'
import { withFirstCalls } from './first-calls.ts'

const path = '/keyhaven/api/bookings/?page=1'
const headers = { authorization: 'Token a' }
const asked = (answer: Promise<Response>) => [{ path, authorization: headers.authorization, answer }]
const network: typeof fetch = () => Promise.resolve(new Response('network'))
const ask = async (get: typeof fetch, address = path, init: RequestInit = { headers }) =>
  (await get(new URL(address, window.location.href).href, init)).text()

describe('what was asked first', () => {
  it('is handed out once, then the network is asked', async () => {
    const { fetch: get } = withFirstCalls(asked(Promise.resolve(new Response('first'))), network)
    expect([await ask(get), await ask(get)]).toEqual(['first', 'network'])
  })

  it('is not handed out for another address, another token or another method', async () => {
    const { fetch: get } = withFirstCalls(asked(Promise.resolve(new Response('first'))), network)
    expect(await ask(get, '/keyhaven/api/bookings/?page=2')).toBe('network')
    expect(await ask(get, path, { headers: { authorization: 'Token b' } })).toBe('network')
    expect(await ask(get, path, { headers, method: 'DELETE' })).toBe('network')
  })

  it('is there at once, and once, when its answer has come', async () => {
    const { fetch: get, answerOf } = withFirstCalls(asked(Promise.resolve(Response.json([7]))), network)
    const take = (authorization = 'Token a') => answerOf(path, authorization, ({ json }) => json)
    expect(take()).toBeUndefined()
    await vi.waitFor(() => expect(take('Token a') ?? 'later').toEqual([7]))
    expect([take(), await ask(get)]).toEqual([undefined, 'network'])
  })

  it('is left to the network where nobody can use it, or somebody else signed in', async () => {
    const { fetch: get, answerOf } = withFirstCalls(asked(Promise.resolve(Response.json([7]))), network)
    await new Promise((done) => setTimeout(done))
    expect(answerOf(path, 'Token b', ({ json }) => json)).toBeUndefined()
    expect(answerOf(path, 'Token a', () => undefined)).toBeUndefined()
    expect(await ask(get)).toBe('[7]')
  })

  it('is asked for ahead of a visit, unless it was just asked, and never outlives a command', async () => {
    const paths: string[] = []
    const {
      askAhead,
      answerOf,
      fetch: get,
    } = withFirstCalls([], (input) => {
      paths.push(typeof input === 'string' ? input : new Request(input).url.replace(window.location.origin, ''))
      return Promise.resolve(Response.json([paths.length]))
    })
    askAhead(['/api/bookings/?page=1'], 'a')
    askAhead(['/api/bookings/?page=1'], 'a')
    expect(paths).toEqual([path])
    await vi.waitFor(() => expect(answerOf(path, 'Token a', ({ json }) => json)).toEqual([1]))

    askAhead(['/api/clients/'], 'a')
    await get(new URL('/keyhaven/api/clients/', window.location.href), { method: 'POST', headers })
    await new Promise((done) => setTimeout(done))
    expect(answerOf('/keyhaven/api/clients/', 'Token a', ({ json }) => json)).toBeUndefined()
  })

  it('is asked again when it failed', async () => {
    expect(await ask(withFirstCalls(asked(Promise.reject(new Error('lost'))), network).fetch)).toBe('network')
  })
})
