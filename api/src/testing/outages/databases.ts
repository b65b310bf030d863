import { createServer, connect, type Socket } from 'node:net'
import pg from 'pg'
import { type Outage, seconds, until } from './outage.ts'
import { someMore, startWork } from './work.ts'

const restarted: Outage = {
  name: 'PostgreSQL is restarted under load',
  promise: 'Calls meanwhile are 503 and may be sent again; nothing acknowledged is lost; it goes on by itself',
  async run(ground, rounds) {
    const work = await startWork(ground)
    let longest = 0
    for (let round = 0; round < rounds; round += 1) {
      await someMore(work)
      const pid = await ground.postmaster()
      // As `pg_ctl restart -m fast` ends it.
      if (pid) process.kill(pid, 'SIGINT')
      await until('another PostgreSQL', async () => ![undefined, pid].includes(await ground.postmaster()))
      longest = Math.max(longest, await until('ready', async () => (await ground.readiness()).status === 'ready'))
    }
    await someMore(work)
    const { seen, problems, mailedTwice, refused } = await work.end()
    if (mailedTwice > 0) problems.push(`${mailedTwice} mails twice`)
    return {
      seen: `${rounds} times; ${seen}; ${refused} calls were 503; ready again after at most ${seconds(longest)}`,
      problems,
    }
  },
}

const outOfConnections: Outage = {
  name: 'PostgreSQL has no connection left',
  promise: 'Calls wait, or are 503 and may be sent again; it goes on when others let go',
  isQuick: true,
  async run(ground) {
    const work = await startWork(ground)
    await someMore(work)
    const held: pg.Client[] = []
    const admin = new pg.Client({ connectionString: ground.databaseUrl })
    admin.on('error', () => {})
    await admin.connect()
    const hold = async () => {
      const client = new pg.Client({ connectionString: ground.databaseUrl })
      client.on('error', () => {})
      await client.connect().then(
        () => held.push(client),
        () => {},
      )
    }
    // Those that it has open are cut, and others are quicker than it, until it has none and gets none.
    await until('not ready', async () => {
      await Promise.all(Array.from({ length: 50 }, hold))
      await admin.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '' AND pid <> ALL($1::int[])`,
        [[...held, admin].map((client) => (client as unknown as { processID: number }).processID)],
      )
      await Promise.all(Array.from({ length: 50 }, hold))
      return (await ground.readiness()).status !== 'ready'
    })
    await Promise.all(held.map((client) => client.end()))
    const back = await until('ready', async () => (await ground.readiness()).status === 'ready')
    await admin.end()
    await someMore(work)
    const { seen, problems, refused } = await work.end()
    return {
      seen: `${held.length} connections held by others; ${seen}; ${refused} calls were 503; ready again after ${seconds(back)}`,
      problems,
    }
  },
}

/** Leads connections to a socket, until it is told to break all of them and to answer nobody. */
const switchTo = async (socket: string) => {
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

const failedOver: Outage = {
  name: 'PostgreSQL fails over under load: its address leads nowhere for five seconds, then to a server again',
  promise: 'Connections are opened again by themselves; calls meanwhile are 503; nothing acknowledged is lost',
  async run(ground) {
    const url = new URL(ground.databaseUrl)
    const folder = url.searchParams.get('host') ?? ''
    const leads = await switchTo(`${folder}/.s.PGSQL.5432`)
    await ground.api().end('SIGTERM')
    await ground.restart({ DATABASE_URL: `postgresql://${url.username}@127.0.0.1:${leads.port}${url.pathname}` })
    const work = await startWork(ground)
    await someMore(work)
    leads.set(false)
    await new Promise((later) => setTimeout(later, awayMs))
    leads.set(true)
    const back = await until('ready', async () => (await ground.readiness()).status === 'ready')
    await someMore(work)
    const { seen, problems, mailedTwice, refused } = await work.end()
    if (mailedTwice > 0) problems.push(`${mailedTwice} mails twice`)
    leads.close()
    return { seen: `${seen}; ${refused} calls were 503; ready again ${seconds(back)} after it was there`, problems }
  },
}

export const databaseOutages = [restarted, outOfConnections, failedOver]
