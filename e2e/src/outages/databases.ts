import { createServer, connect, type Socket } from 'node:net'
import pg from 'pg'
import { inSeconds, type Row, until } from '../faults/row.ts'
import type { Ground } from './ground.ts'
import { someMore, startWork } from './work.ts'

const outOfConnections: Row<Ground> = {
  fails: 'PostgreSQL has no connection left',
  holds: 'Calls wait, or are 503 and may be sent again; it goes on when others close theirs',
  async run(ground) {
    const work = await startWork(ground)
    await someMore(work)
    const clients: pg.Client[] = []
    const admin = new pg.Client({ connectionString: ground.databaseUrl })
    admin.on('error', () => {})
    await admin.connect()
    const hold = async () => {
      const client = new pg.Client({ connectionString: ground.databaseUrl })
      client.on('error', () => {})
      await client.connect().then(
        () => clients.push(client),
        () => {},
      )
    }
    // Those that it has open are cut, and others are quicker than it, until it has none and gets none.
    await until('not ready', async () => {
      await Promise.all(Array.from({ length: 50 }, hold))
      await admin.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '' AND pid <> ALL($1::int[])`,
        [[...clients, admin].map((client) => (client as unknown as { processID: number }).processID)],
      )
      await Promise.all(Array.from({ length: 50 }, hold))
      return (await ground.readiness()).status !== 'ready'
    })
    await Promise.all(clients.map((client) => client.end()))
    const back = await until('ready', async () => (await ground.readiness()).status === 'ready')
    await admin.end()
    await someMore(work)
    const { summary, refused } = await work.end()
    return `${clients.length} connections of others; ${summary}; ${refused} calls were 503; ready again after ${inSeconds(back)}`
  },
}

/** Forwards a TCP port to a socket; while it is down it cuts all connections and takes none. */
const forwardTo = async (socket: string) => {
  const open = new Set<Socket>()
  const state = { isUp: true }
  const server = createServer((client) => {
    if (!state.isUp) {
      client.destroy()
      return
    }
    const behind = connect(socket)
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(one)
      one
        .on('error', () => {})
        .on('close', () => {
          open.delete(one)
          other.destroy()
        })
      one.pipe(other)
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    set: (isUp: boolean) => {
      state.isUp = isUp
      if (!isUp) for (const one of open) one.destroy()
    },
    close: () => server.close(),
  }
}

const awayMs = 5000

const failedOver: Row<Ground> = {
  fails: 'PostgreSQL fails over under load: its address leads nowhere for five seconds, then to a server again',
  holds: 'Connections are opened again by themselves; calls meanwhile are 503; nothing acknowledged is lost',
  async run(ground) {
    const url = new URL(ground.databaseUrl)
    const folder = url.searchParams.get('host') ?? ''
    const forwarder = await forwardTo(`${folder}/.s.PGSQL.5432`)
    await ground.restart({ DATABASE_URL: `postgresql://${url.username}@127.0.0.1:${forwarder.port}${url.pathname}` })
    const work = await startWork(ground)
    await someMore(work)
    forwarder.set(false)
    await new Promise((later) => setTimeout(later, awayMs))
    forwarder.set(true)
    const back = await until('ready', async () => (await ground.readiness()).status === 'ready')
    await someMore(work)
    const { summary, refused } = await work.end({ mailsOnce: true })
    forwarder.close()
    return `${summary}; ${refused} calls were 503; ready again ${inSeconds(back)} after it was there`
  },
}

export const databaseOutages = [outOfConnections, failedOver]
