import { setTimeout as wait } from 'node:timers/promises'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { eventsPath } from '@keyhaven/shared-contracts/contract/events'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { aClient, aUnit } from '@keyhaven/api/testing/factories'
import { freePort } from '@keyhaven/api/testing/free-port'
import { type CallApi, caller, testServer } from '@keyhaven/api/testing/test-server'
import { Agent } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { publishArea, publishShell } from '../publish/publish.ts'
import { freshStore, publicBuild, shellBuild } from '../testing/builds.ts'
import { startKeyhaven } from '../testing/keyhaven-process.ts'
import { isInstalled, startCaddy, startNginx } from '../testing/proxies.ts'
import { testFolder } from '../testing/systems.ts'

type Booked = { unit: number; property: number; client: number }

/** Books and reads without a pause until it is told to stop; answers what was acknowledged, and what was not. */
const visit = async (call: CallApi, { unit, property, client }: Booked, isOver: () => boolean) => {
  const [acknowledged, lost]: [number[], unknown[]] = [[], []]
  for (let day = 0; !isOver(); day += 1) {
    const [check_in, check_out] = [addDays('2027-01-01', day), addDays('2027-01-02', day)]
    const stay = { unit, property, client, check_in, check_out, guests_count: 2, status: 'confirmed' }
    const booking = await call<Booking>('POST', '/api/bookings/', stay).catch((error: unknown) => ({
      status: 0,
      body: error,
    }))
    if (booking.status === 201) acknowledged.push((booking.body as Booking).id)
    else lost.push(booking)
    const list = await call('GET', '/api/bookings/?page=1').catch((error: unknown) => ({ status: 0, body: error }))
    if (list.status !== 200) lost.push(list)
  }
  return { acknowledged, lost }
}

const visitors = 6
/** Caddy asks every two seconds. Until it has seen the new server ready, the other one must not go. */
const seenMs = 3000

const proxies = [
  ['Caddy of the containers, which asks for /readyz', 'caddy', startCaddy, '5'],
  ['nginx of one machine, which is told', 'nginx', startNginx, '2'],
] as const

test.each(proxies.filter(([, program]) => isInstalled(program)))(
  'both servers are replaced behind %s: no request is lost, and every booking is there once',
  async (_what, _program, startProxy, seconds) => {
    const server = await testServer()
    const owner = await server.signUpOwner()
    const client = await aClient(owner)
    const units = await Promise.all(Array.from({ length: visitors }, () => aUnit(owner)))
    const store = freshStore()
    await publishShell(store, shellBuild())
    await publishArea(store, publicBuild())
    const ports = [await freePort(), await freePort()] as const
    const data = await testFolder()
    const start = (port: number) =>
      startKeyhaven({
        ...{ PORT: String(port), DRAIN_SECONDS: seconds, TRUST_PROXY: '127.0.0.1', ORIGIN: 'http://localhost' },
        ...{ DATABASE_URL: server.context.databaseUrl, DATA_DIR: data, STORE: store.folder },
      })
    const running = new Map(await Promise.all(ports.map(async (port) => [port, await start(port)] as const)))
    onTestFinished(async () => void (await Promise.all([...running.values()].map((one) => one.end('SIGKILL')))))
    const proxy = await startProxy(ports)
    const origin = `http://127.0.0.1:${proxy.port}`
    const status = (at: string) =>
      fetch(`${at}/readyz`).then(
        (answer) => answer.status,
        () => 0,
      )
    await expect.poll(() => status(origin), { timeout: 20_000 }).toBe(200)

    // A proxy that reads its settings again closes kept connections; a browser repeats what it sends on one, `fetch` does not.
    const dispatcher = new Agent({ pipelining: 0 })
    onTestFinished(() => dispatcher.close())
    const visitor = (url: string, init: RequestInit) =>
      fetch(url.replace('http://localhost', origin), { ...init, dispatcher } as RequestInit)
    const call = caller(visitor, owner.token)
    const stream = await fetch(`${origin}/keyhaven${eventsPath}`, {
      headers: { authorization: `Token ${owner.token}` },
    })
    let isOver = false
    const visits = units.map(({ id, property }) =>
      visit(call, { unit: id, property: property.id, client: client.id }, () => isOver),
    )
    for (const port of ports) {
      await proxy.leadTo(ports.filter((one) => one !== port))
      expect(await running.get(port)?.end('SIGTERM')).toBe(0)
      running.set(port, await start(port))
      await expect.poll(() => status(`http://127.0.0.1:${port}`), { timeout: 20_000 }).toBe(200)
      await proxy.leadTo(ports)
      await wait(seenMs)
    }
    isOver = true
    const done = await Promise.all(visits)
    expect(done.flatMap(({ lost }) => lost)).toEqual([])
    const acknowledged = done.flatMap((one) => one.acknowledged)
    expect(acknowledged.length).toBeGreaterThan(visitors)
    const rows = await server.db.selectFrom('bookings').select('id').execute()
    expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(acknowledged.toSorted((a, b) => a - b))
    // It ended with the server behind it; its page would ask for another.
    expect(await stream.text()).toContain(': listening')
  },
  180_000,
)
