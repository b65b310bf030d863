import { aClient } from '@keyhaven/api/testing/factories'
import { openTestServer, type TestOwner, type TestServer } from '@keyhaven/api/testing/test-server'
import { QueryObserver } from '@tanstack/react-query'
import { locks } from 'node:worker_threads'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { clientsApi } from '../../contract/bookings/clients.ts'
import { eventsPath } from '../../contract/events.ts'
import { connect } from '../api/client.ts'
import { startLive } from './live.ts'
import { q } from '../api/query.ts'
import { queryClient } from '../api/query-client.ts'
import { useSession } from '../session/session.ts'

let server: TestServer
let origin: string
let owner: TestOwner
/** The streams that were asked for, and a way to break the last one. */
const streams: Response[] = []
let refuse: (() => Response) | undefined
beforeAll(async () => {
  server = await openTestServer()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  owner = await server.signUpOwner()
  streams.length = 0
  refuse = undefined
  useSession.getState().signIn(owner, false)
  connect({
    origin,
    fetch: async (input, init) => {
      const isStream = new Request(input, init).url.endsWith(eventsPath)
      const answer = (isStream && refuse?.()) || (await fetch(input, init))
      if (isStream) streams.push(answer)
      return answer
    },
  })
})
afterAll(async () => {
  server.app.server.closeAllConnections()
  await server.close()
})

/** A list that is shown, as a page shows it. */
const shownClients = async () => {
  const observer = new QueryObserver(queryClient, q(clientsApi.list, { query: {} }))
  const names = () => observer.getCurrentResult().data?.map((client) => client.first_name)
  onTestFinished(observer.subscribe(() => {}))
  await vi.waitFor(() => expect(names()).toEqual([]))
  return names
}
const start = () => {
  const stop = startLive(owner.user.id)
  onTestFinished(stop)
  return stop
}
const patient = { timeout: 15_000 }

it('shows what somebody else has added', async () => {
  const names = await shownClients()
  start()
  await vi.waitFor(() => expect(streams).toHaveLength(1), patient)
  await aClient(owner, { first_name: 'Eva' })
  await vi.waitFor(() => expect(names()).toEqual(['Eva']), patient)
})

it('comes back after a refusal, and hears again', async () => {
  refuse = () => new Response('{}', { status: 503 })
  const names = await shownClients()
  start()
  await vi.waitFor(() => expect(streams).toHaveLength(1), patient)
  refuse = undefined
  await vi.waitFor(() => expect(streams).toHaveLength(2), patient)
  await aClient(owner, { first_name: 'Eva' })
  await vi.waitFor(() => expect(names()).toEqual(['Eva']), patient)
})

it('asks for what failed before the first line was there', async () => {
  refuse = () => new Response('{}', { status: 503 })
  const names = await shownClients()
  start()
  await vi.waitFor(() => expect(streams).toHaveLength(1), patient)
  // Nobody hears of her: the line is not there yet.
  await aClient(owner, { first_name: 'Eva' })
  refuse = undefined
  await vi.waitFor(() => expect(names()).toEqual(['Eva']), patient)
})

it('takes a new line as soon as the connection is back, and catches up', async () => {
  const names = await shownClients()
  start()
  await vi.waitFor(() => expect(streams).toHaveLength(1), patient)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(streams).toHaveLength(2), { timeout: 900 })
  await aClient(owner, { first_name: 'Eva' })
  await vi.waitFor(() => expect(names()).toEqual(['Eva']), patient)
})

it('listens once for all tabs of an account, and the next takes over with what was missed', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const names = await shownClients()
  const leave = start()
  start()
  await vi.waitFor(() => expect(streams).toHaveLength(1), patient)
  await aClient(owner, { first_name: 'Eva' })
  await vi.waitFor(() => expect(names()).toEqual(['Eva']), patient)
  expect(streams).toHaveLength(1)
  leave()
  await aClient(owner, { first_name: 'Ida' })
  await vi.waitFor(() => expect(names()).toHaveLength(2), patient)
  expect(streams).toHaveLength(2)
})

it('ends the session here that the server has ended', async () => {
  await owner.call('POST', '/auth/logout/')
  start()
  await vi.waitFor(() => expect(useSession.getState()).toMatchObject({ token: null, ended: 'session' }), patient)
  expect(streams).toHaveLength(1)
})
