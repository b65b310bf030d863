import { testServer } from '@keyhaven/api/testing/test-server'
import { QueryObserver } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { clientsApi } from '../../contract/bookings/clients.ts'
import { connect } from './client.ts'
import { q } from './query.ts'
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
