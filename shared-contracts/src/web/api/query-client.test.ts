import { testServer } from '@keyhaven/api/testing/test-server'
import { QueryObserver } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { clientsApi } from '../../contract/bookings/clients.ts'
import { connect } from './client.ts'
import { q, qList } from './query.ts'
import { queryClient } from './query-client.ts'
import { useSession } from '../session/session.ts'

it('asks again for what could not be had, once the connection is back', async () => {
  const server = await testServer()
  useSession.getState().signIn(await server.signUpOwner(), false)
  let isOffline = true
  connect({
    origin: window.location.origin,
    fetch: (...call) => (isOffline ? Promise.reject(new TypeError('fetch failed')) : server.fetch(...call)),
  })
  queryClient.mount()
  onTestFinished(() => queryClient.unmount())
  const observer = new QueryObserver(queryClient, q(clientsApi.list, { query: {} }))
  onTestFinished(observer.subscribe(() => {}))
  window.dispatchEvent(new Event('offline'))
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true), { timeout: 5000 })
  isOffline = false
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual([]), { timeout: 5000 })
})

it('has the answer to a call that was made before the scripts ran at once, and asks no second time', async () => {
  const server = await testServer()
  const owner = await server.signUpOwner()
  useSession.getState().signIn(owner, false)
  const path = '/keyhaven/api/clients/?page=1&page_size=20'
  const first = await server.fetch(new URL(path, window.location.href), {
    headers: { authorization: `Token ${owner.token}` },
  })
  const answers = [{ path, authorization: `Token ${owner.token}`, json: await first.json(), headers: first.headers }]
  const addresses: string[] = []
  connect({
    origin: window.location.origin,
    fetch: (...call) => {
      addresses.push(new Request(...call).url)
      return server.fetch(...call)
    },
    answerOf: (at, authorization, accept) => {
      const answer = answers.find((one) => one.path === at && one.authorization === authorization)
      return answer && accept(answer)
    },
  })
  const clients = new QueryObserver(queryClient, qList(clientsApi.list, { query: { page: 1, page_size: 20 } }))
  onTestFinished(clients.subscribe(() => {}))
  expect(clients.getCurrentResult()).toMatchObject({ data: { rows: [], total: 0 }, isFetching: false })
  // What is not what the contract says is asked for.
  Object.assign(answers[0] ?? {}, { path: '/keyhaven/api/clients/?search=x', json: [{ id: 'x' }] })
  const others = new QueryObserver(queryClient, q(clientsApi.list, { query: { search: 'x' } }))
  onTestFinished(others.subscribe(() => {}))
  expect(others.getCurrentResult().data).toBeUndefined()
  await vi.waitFor(() => expect(others.getCurrentResult().data).toEqual([]), { timeout: 5000 })
  expect(addresses).toEqual([`${window.location.origin}/keyhaven/api/clients/?search=x`])
})
