import { describe, expect, it } from 'vitest'
import { fetchWithFirstCalls } from './first-calls.ts'

const path = '/keyhaven/api/bookings/?page=1'
const headers = { authorization: 'Token a' }
const asked = (answer: Promise<Response>) => [{ path, authorization: headers.authorization, answer }]
const network: typeof fetch = () => Promise.resolve(new Response('network'))
const ask = async (get: typeof fetch, address = path, init: RequestInit = { headers }) =>
  (await get(new URL(address, window.location.href).href, init)).text()

describe('what was asked first', () => {
  it('is handed out once, then the network is asked', async () => {
    const get = fetchWithFirstCalls(asked(Promise.resolve(new Response('first'))), network)
    expect([await ask(get), await ask(get)]).toEqual(['first', 'network'])
  })

  it('is not handed out for another address, another token or another method', async () => {
    const get = fetchWithFirstCalls(asked(Promise.resolve(new Response('first'))), network)
    expect(await ask(get, '/keyhaven/api/bookings/?page=2')).toBe('network')
    expect(await ask(get, path, { headers: { authorization: 'Token b' } })).toBe('network')
    expect(await ask(get, path, { headers, method: 'DELETE' })).toBe('network')
  })

  it('is asked again when it failed', async () => {
    expect(await ask(fetchWithFirstCalls(asked(Promise.reject(new Error('lost'))), network))).toBe('network')
  })
})
