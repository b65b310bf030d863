import { type NewPublicRequest, publicRequestsApi } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { publicApi } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { ApiError } from '@keyhaven/shared-contracts/web/api'
import { afterAll, afterEach, expect, it, vi } from 'vitest'

// As the builds for guests do it (for-phones.ts).
vi.doMock('ky', () => import('./no-ky.ts'))
vi.resetModules()
const { call, connect } = await import('@keyhaven/shared-contracts/web/api')

afterEach(() => {
  vi.useRealTimers()
  connect({})
})
afterAll(() => {
  vi.doUnmock('ky')
  vi.resetModules()
})

const look = (signal?: AbortSignal) => call(publicApi.locations, { query: {} }, signal && { signal })
const failure = (action: Promise<unknown>) =>
  action.then(
    () => expect.unreachable('it should have failed'),
    (error: ApiError) => error,
  )
/** Never answers, until it is given up. */
const silence: typeof fetch = (_input, init) =>
  new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))))

it('sends what a guest asks for as JSON, with the key of the try', async () => {
  const asked: Request[] = []
  connect({
    fetch: (input, init) => {
      asked.push(new Request(input, init))
      return Promise.resolve(Response.json({ status_url: '/request/a', expires_at: '2026-11-24T12:00:00Z' }))
    },
  })
  const body = { unit: 7 } as NewPublicRequest
  await call(publicRequestsApi.create, { query: {}, body }, { idempotencyKey: 'k' }).catch(() => undefined)
  expect(asked[0]?.method).toBe('POST')
  expect(asked[0]?.headers.get('content-type')).toBe('application/json')
  expect(asked[0]?.headers.get('idempotency-key')).toBe('k')
  expect(await asked[0]?.json()).toEqual({ unit: 7 })
})

it('answers what the API says, and tells its refusal with the request that can be looked up', async () => {
  connect({ fetch: () => Promise.resolve(Response.json({ cities: ['Wien'], countries: [], owner: null })) })
  expect(await look()).toMatchObject({ cities: ['Wien'] })
  const refusal = { code: 'invalid', message: 'No', detail: ['No'] }
  connect({ fetch: () => Promise.resolve(Response.json(refusal, { status: 400, headers: { 'x-request-id': 'r1' } })) })
  expect(await failure(look())).toMatchObject({ status: 400, message: 'No', requestId: 'r1' })
  connect({ fetch: () => Promise.resolve(new Response('<html>', { status: 502 })) })
  expect(await failure(look())).toMatchObject({ status: 502, problem: { code: 'unreadable' } })
})

it('says that the network is lost, that the server takes too long, and nothing where nobody waits any more', async () => {
  connect({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(await failure(look())).toMatchObject({ status: 0, problem: { code: 'network' } })

  vi.useFakeTimers()
  connect({ fetch: silence })
  const late = failure(look())
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await late).toMatchObject({ status: 0, problem: { code: 'timeout' } })

  const gone = new AbortController()
  const given = failure(look(gone.signal))
  gone.abort()
  expect(await given).toMatchObject({ name: 'AbortError' })
})
