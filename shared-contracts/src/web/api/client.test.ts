import { beforeEach, expect, it, vi } from 'vitest'
import { accountsApi, type User } from '../../contract/accounts/accounts.ts'
import { analyticsApi } from '../../contract/finance/analytics.ts'
import { clientsApi } from '../../contract/bookings/clients.ts'
import { publicApi } from '../../contract/public/public-booking.ts'
import { publicRequestsApi } from '../../contract/public/public-requests.ts'
import type { ApiError } from './api-error.ts'

// Another file of this process may have been a guest who did something, which its client remembers.
vi.resetModules()
const { call, callList, connect, formData } = await import('./client.ts')
const { useSession } = await import('../session/session.ts')

const requests: Request[] = []
const answer = (body: unknown, init: { status?: number; headers?: Record<string, string> } = {}) =>
  connect({
    fetch: (input, options) => {
      requests.push(new Request(input, options))
      const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)
      const headers = { 'content-type': 'application/json', ...init.headers }
      return Promise.resolve(new Response(text, { ...init, headers }))
    },
  })
const failure = (action: Promise<unknown>) =>
  action.then(
    () => expect.unreachable('it should have failed'),
    (error: ApiError) => error,
  )
const signIn = (token: string) => useSession.getState().signIn({ token, user: { id: 1 } as User }, false)

beforeEach(() => {
  requests.length = 0
  useSession.getState().end()
})

it('builds the path, leaves empty query fields out, and sends the token to owner calls only', async () => {
  signIn('secret')
  answer([], { headers: { 'x-total-count': '41' } })
  const { total } = await callList(clientsApi.list, { query: { page: 2, page_size: 20, search: '' } })
  expect(total).toBe(41)
  expect(new URL(requests[0]?.url ?? '').pathname).toBe('/keyhaven/api/clients/')
  expect(new URL(requests[0]?.url ?? '').search).toBe('?page=2&page_size=20')
  expect(requests[0]?.headers.get('authorization')).toBe('Token secret')

  answer({ message: 'Done', reset_token: null })
  await call(accountsApi.activate, { params: { uid: 'a/b', token: 'c' } })
  expect(new URL(requests[1]?.url ?? '').pathname).toBe('/keyhaven/auth/activate-account/a%2Fb/c/')
  expect(requests[1]?.headers.get('authorization')).toBeNull()
})

it('asks once for what is pressed three times before the screen can say that it is busy, and again afterwards', async () => {
  answer({ status: 'ok' })
  const press = (email: string) =>
    call(accountsApi.forgotPassword, { body: { email } }).catch((error: unknown) => error)
  const [first, second, third] = [press('a@example.com'), press('a@example.com'), press('a@example.com')]
  await Promise.all([first, second, third, press('b@example.com')])
  expect(requests).toHaveLength(2)
  await press('a@example.com')
  expect(requests).toHaveLength(3)
})

it('asks past what the browser keeps once a guest has done something, and not before', async () => {
  const look = () => call(publicApi.property, { params: { id: 1 }, query: {} }).catch(() => undefined)
  answer({})
  await look()
  await call(publicRequestsApi.cancel, { params: { token: 'a' }, query: {}, body: {} }).catch(() => undefined)
  await look()
  await call(clientsApi.list, { query: {} }).catch(() => undefined)
  expect(requests.map(({ cache }) => cache)).toEqual(['default', 'default', 'no-cache', 'default'])
})

it('tells what the API said, with the request that can be looked up', async () => {
  answer({ code: 'invalid', message: 'No', detail: ['No'], fields: { email: ['Wrong'] } }, { status: 400 })
  const error = await failure(call(clientsApi.list, { query: {} }))
  expect(error).toMatchObject({ status: 400, message: 'No', problem: { fields: { email: ['Wrong'] } } })
  answer('<html>', { status: 502, headers: { 'content-type': 'text/html', 'x-request-id': 'r1' } })
  expect(await failure(call(clientsApi.list, { query: {} }))).toMatchObject({ status: 502, requestId: 'r1' })
})

it('makes a lost network and an unreadable answer the same kind of error', async () => {
  connect({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(await failure(call(clientsApi.list, { query: {} }))).toMatchObject({ status: 0, problem: { code: 'network' } })
  answer([{ id: 'not a number' }])
  expect(await failure(call(clientsApi.list, { query: {} }))).toMatchObject({ problem: { code: 'unreadable' } })
})

it('ends the session on a 401 of its token, but not on one of an older token', async () => {
  const refused = { code: 'unauthenticated', message: 'Sign in', detail: ['Sign in'] }
  signIn('old')
  answer(refused, { status: 401 })
  const late = failure(call(clientsApi.list, { query: {} }))
  signIn('new')
  await late
  expect(useSession.getState().token).toBe('new')
  await failure(call(clientsApi.list, { query: {} }))
  expect(useSession.getState().token).toBeNull()
})

it('goes on with the session where one call alone answers 401, and says so', async () => {
  const refused = { code: 'unauthenticated', message: 'Sign in', detail: ['Sign in'] }
  signIn('good')
  const paths: string[] = []
  connect({
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      paths.push(pathname)
      return pathname.endsWith('/get-full-user-data/') ? Response.json({}) : Response.json(refused, { status: 401 })
    },
  })
  const errors = await Promise.all([1, 2].map((page) => failure(call(clientsApi.list, { query: { page } }))))
  expect(errors).toEqual(errors.map(() => expect.objectContaining({ status: 401, message: 'Sign in' })))
  expect(useSession.getState().token).toBe('good')
  expect(paths.filter((path) => path.endsWith('/get-full-user-data/'))).toHaveLength(1)
})

it('says that something in the browser stopped a call, where the server answers another one', async () => {
  connect({})
  const blocked =
    (isDown: boolean): typeof fetch =>
    (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      return isDown || pathname.startsWith('/keyhaven/api/figures/')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response('{}'))
    }
  const look = () => call(analyticsApi.services, { query: { from: '2027-01-01', to: '2027-01-31' } })
  vi.stubGlobal('fetch', blocked(false))
  expect(await failure(look())).toMatchObject({
    status: 0,
    problem: { code: 'blocked', message: expect.stringContaining('ad blocker') },
  })
  vi.stubGlobal('fetch', blocked(true))
  expect(await failure(look())).toMatchObject({ status: 0, problem: { code: 'network' } })
  vi.unstubAllGlobals()
})

it('writes nested values with dots and lists as JSON, and leaves out what is missing', () => {
  const form = formData(
    { name: 'Seehaus', active: false, address: { city: 'Hallstatt' }, services: [1, 2], note: null },
    {},
  )
  expect([...form.entries()]).toEqual([
    ['name', 'Seehaus'],
    ['active', 'false'],
    ['address.city', 'Hallstatt'],
    ['services', '[1,2]'],
  ])
})

it('repeats the names of files and of their texts in the same order', () => {
  const images = [new File(['x'], 'x.png'), new File(['y'], 'y.png')]
  const form = formData({}, { images, alt_texts: ['X', 'Y'] })
  expect(form.getAll('images').map((file) => (file as File).name)).toEqual(['x.png', 'y.png'])
  expect(form.getAll('alt_texts')).toEqual(['X', 'Y'])
})
