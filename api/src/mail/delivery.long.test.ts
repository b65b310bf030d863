import { createServer, type Server, type Socket } from 'node:net'
import { sql } from 'kysely'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { startJobs } from '../jobs/start-jobs.ts'
import { drainMails, makeMailsDue } from '../testing/drain-mails.ts'
import { startInbox } from '../testing/smtp-inbox.ts'
import { testServer } from '../testing/test-server.ts'
import type { Mailer } from './mailer.ts'
import { adoptMails, queueMail, readGivenUp, retryGivenUp } from './outbox.ts'
import { smtpMailer } from './smtp-mailer.ts'
import { email } from './template.ts'

const server = await testServer()
const inbox = await startInbox()
afterAll(() => inbox.close())
const ends: (() => unknown)[] = []
beforeEach(async () => {
  inbox.received.length = 0
  await server.db.deleteFrom('outbox').execute()
  await sql`DELETE FROM pgboss.job`.execute(server.db)
})
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

const from = 'Keyhaven <no-reply@keyhaven.test>'
const queue = (to = 'anna@example.com', eventKey?: string) =>
  queueMail(server.db, {
    ...email({ to, locale: 'en', subject: 'Hello', paragraphs: ['Hello'] }),
    ...(eventKey && { eventKey }),
  })
const portOf = (listener: Server) => {
  const address = listener.address()
  return typeof address === 'object' && address ? address.port : 0
}
const mailerTo = (port: number, within?: number) => {
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, from, within)
  ends.push(() => mailer.close())
  return mailer
}
const inboxMailer = () => mailerTo(Number(new URL(inbox.url).port))

/** A mail server that fails in its own way. */
async function smtp(options: SMTPServerOptions): Promise<number> {
  const faulty = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options })
  faulty.on('error', () => {})
  const listener = faulty.listen(0, '127.0.0.1')
  await new Promise((ready) => listener.once('listening', ready))
  ends.push(() => new Promise<void>((closed) => faulty.close(() => closed())))
  return portOf(listener)
}
/** Something that answers a connection, and is no mail server. */
async function tcp(answer: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const listener = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    answer(socket)
  })
  await new Promise<void>((ready) => listener.listen(0, '127.0.0.1', ready))
  ends.push(() => {
    for (const socket of sockets) socket.destroy()
    listener.close()
  })
  return portOf(listener)
}
const refusal = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code })

type Waiting = { wait: number | null; attempts: number; last_error: string; payload: { to?: string } }
/** Mails that have not left, with the seconds until their next try; null where only an operator tries again. */
const waiting = async () =>
  (
    await sql<Waiting>`
      SELECT (SELECT extract(epoch FROM start_after - now())::float FROM pgboss.job
          WHERE name IN ('mails', 'refused-mails') AND state <= 'active' AND data ->> 'mail' = outbox.id::text) AS wait,
        attempts, last_error, payload FROM outbox WHERE done_at IS NULL ORDER BY id`.execute(server.db)
  ).rows
const makeDue = () => makeMailsDue(server.db)
/** The workers of a process that sends through a mail server; answers how to stop them. */
const startWorkers = (mail: Mailer) => startJobs({ ...server.context, mail }, { error: () => {}, warn: () => {} }, [])

const away = async () => {
  const port = await tcp(() => {})
  await ends.pop()?.()
  return port
}
test.each<[string, () => Promise<number>, RegExp]>([
  ['is away', away, /ECONNREFUSED/],
  ['takes the connection and says nothing', () => tcp(() => {}), /timeout|abort/i],
  [
    'speaks another language',
    () => tcp((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
    /greeting|closed/i,
  ],
  ['says a little and hangs', () => tcp((socket) => socket.write('220 hello\r\n')), /timeout|abort/i],
  ['drips its greeting for ever', () => tcp(dripping), /timeout|abort/i],
  ['is too busy for anybody', () => smtp({ onConnect: (_session, done) => done(refusal(421, 'busy')) }), /421/],
  ['lists our address grey', () => smtp({ onRcptTo: (_to, _session, done) => done(refusal(450, 'grey')) }), /450/],
  ['does not like our sender', () => smtp({ onMailFrom: (_to, _session, done) => done(refusal(550, 'who')) }), /550/],
  ['hangs before it takes the message', () => smtp({ onRcptTo: () => {} }), /timeout|abort/i],
  ['hangs after it got the message', () => smtp({ onData: (stream) => void stream.resume() }), /timeout|abort/i],
  ['drops the connection after it got the message', () => tcp(hangsUpAfterMessage), /closed|ECONNRESET|socket/i],
  [
    'cannot store the message now',
    () =>
      smtp({ onData: (stream, _session, done) => void stream.resume().on('end', () => done(refusal(452, 'full'))) }),
    /452/,
  ],
])(
  'while the mail server %s, a mail waits, and leaves once when there is one that works',
  async (_how, make, reason) => {
    await queue()
    const mailer = mailerTo(await make(), 400)
    expect(await drainMails(server.db, mailer)).toBe(0)
    const [row] = await waiting()
    expect(row?.last_error).toMatch(reason)
    expect(row?.wait).toBeGreaterThan(0)
    expect(row?.wait).toBeLessThanOrEqual(2)
    await makeDue()
    expect(await drainMails(server.db, inboxMailer())).toBe(1)
    expect(inbox.received).toHaveLength(1)
    expect(await waiting()).toEqual([])
  },
)
const dripping = (socket: Socket) => {
  const timer = setInterval(() => socket.write('220-wait\r\n'), 20)
  socket.on('close', () => clearInterval(timer))
}
const hangsUpAfterMessage = (socket: Socket) => {
  let heard = ''
  socket.write('220 hello\r\n')
  socket.on('data', (bytes) => {
    heard += bytes.toString('latin1')
    if (heard.endsWith('\r\n.\r\n')) socket.destroy()
    else if (!heard.includes('DATA')) socket.write('250 go on\r\n')
    else if (heard.endsWith('DATA\r\n')) socket.write('354 go on\r\n')
  })
}

test.each<[string, SMTPServerOptions]>([
  ['recipient', { onRcptTo: (_to, _session, done) => done(refusal(550, 'no such user')) }],
  ['message', { onData: (stream, _session, done) => void stream.resume().on('end', () => done(refusal(554, 'spam'))) }],
])(
  'a %s that is refused for good is tried for two days, hours apart, and then rests to be seen',
  async (_what, how) => {
    await queue()
    const mailer = mailerTo(await smtp(how))
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      expect(await drainMails(server.db, mailer)).toBe(0)
      const [row] = await waiting()
      expect(row?.attempts).toBe(attempt)
      expect(row?.wait ?? Infinity).toBeGreaterThan(5 * 3600)
      expect(row?.last_error).toMatch(/55[04]/)
      if (row?.wait) await makeDue()
    }
    expect(await waiting()).toMatchObject([{ wait: null, payload: { to: 'anna@example.com' } }])
    expect(await readGivenUp(server.db)).toMatchObject([
      { attempts: 9, last_error: expect.stringMatching(/55[04]/) as string },
    ])
    expect(await drainMails(server.db, inboxMailer())).toBe(0)
    await retryGivenUp(server.db)
    expect(await drainMails(server.db, inboxMailer())).toBe(1)
    expect(await waiting()).toEqual([])
  },
)

test('one that hangs holds up no other for more than a moment', async () => {
  const port = await smtp({
    onRcptTo: ({ address }, _session, done) => void (address.startsWith('slow') || done()),
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  })
  for (let count = 0; count < 3; count += 1) await queue(`slow-${count}@example.com`)
  for (let count = 0; count < 10; count += 1) await queue(`quick-${count}@example.com`)
  const stop = await startWorkers(mailerTo(port, 8000))
  await expect.poll(async () => (await waiting()).length, { timeout: 5000 }).toBe(3)
  ends.at(-1)?.()
  await stop()
  expect((await waiting()).map((row) => row.payload.to)).toEqual([0, 1, 2].map((count) => `slow-${count}@example.com`))
})

test('workers of many instances send each mail once', async () => {
  const stops = await Promise.all([1, 2, 3].map(() => startWorkers(inboxMailer())))
  const people = Array.from({ length: 40 }, (_, index) => `p${index}@example.com`)
  await Promise.all(people.map((to) => queue(to, `event of ${to}`)))
  await expect.poll(async () => (await waiting()).length, { timeout: 10_000 }).toBe(0)
  await Promise.all(stops.map((stop) => stop()))
  expect(inbox.received).toHaveLength(people.length)
  expect(new Set(inbox.received.map((mail) => mail.to?.[0]?.address))).toEqual(new Set(people))
})

test('a database that is away for a moment after the sending makes nobody get a second one', async () => {
  await queue()
  const real = inboxMailer()
  const mailer: Mailer = {
    ...real,
    async send(mail, posted) {
      await real.send(mail, posted)
      await sql`ALTER TABLE outbox RENAME TO outbox_away`.execute(server.db)
      setTimeout(() => void sql`ALTER TABLE outbox_away RENAME TO outbox`.execute(server.db), 300)
    },
  }
  expect(await drainMails(server.db, mailer)).toBe(1)
  expect(await drainMails(server.db, real)).toBe(0)
  expect(inbox.received).toHaveLength(1)
})

test('who was slower than another worker has no say about what that one has sent', async () => {
  await queue()
  const real = inboxMailer()
  const slow: Mailer = {
    ...real,
    async send() {
      // Its heartbeat was missed, and the engine handed the job out again.
      await sql`UPDATE pgboss.job SET state = 'retry' WHERE state = 'active'`.execute(server.db)
      expect(await drainMails(server.db, real)).toBe(1)
      throw new Error('too late')
    },
  }
  expect(await drainMails(server.db, slow)).toBe(0)
  expect(await drainMails(server.db, real)).toBe(0)
  expect([inbox.received.length, await waiting()]).toEqual([1, []])
})

test('what the release before wrote leaves once, by it or by us', async () => {
  const write = (to: string, runAfter: string) =>
    sql`INSERT INTO outbox (kind, payload, run_after)
      VALUES ('mail', ${JSON.stringify(email({ to, locale: 'en', subject: 'Hello', paragraphs: ['Hello'] }))}, ${runAfter})`.execute(
      server.db,
    )
  await write('due@example.com', 'now')
  await write('under-way@example.com', 'tomorrow')
  await write('given-up@example.com', 'infinity')
  await Promise.all([1, 2, 3].map(() => adoptMails(server.db)))
  expect(await drainMails(server.db, inboxMailer())).toBe(1)
  expect(inbox.received.map((mail) => mail.to?.[0]?.address)).toEqual(['due@example.com'])
  await queue('ours@example.com')
  const { rows } = await sql`SELECT FROM outbox WHERE done_at IS NULL AND run_after <= now()`.execute(server.db)
  expect(rows).toEqual([])
})

test('every try of one mail has one Message-ID, and no other mail has it', async () => {
  const mailer = inboxMailer()
  const mail = email({ to: 'anna@example.com', locale: 'en', subject: 'Hello', paragraphs: ['Hello'] })
  const created = new Date('2027-03-01T10:00:00.123Z')
  await mailer.send(mail, { id: 7, created })
  await mailer.send(mail, { id: 7, created })
  await mailer.send(mail, { id: 8, created })
  await mailer.send(mail, { id: 7, created: new Date(created.getTime() + 1) })
  const [one, again, ...others] = inbox.received.map((received) => received.messageId)
  expect(one).toBe('<outbox-7.1803895200123@keyhaven.test>')
  expect(again).toBe(one)
  expect(new Set([one, ...others]).size).toBe(3)
})

test('a stop waits for what is under way, and looks for nothing new', async () => {
  const recipients: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const port = await smtp({
    onData(stream, { envelope }, done) {
      recipients.push(envelope.rcptTo[0]?.address ?? '')
      stream.resume().on('end', () => void released.then(() => done()))
    },
  })
  const stop = await startWorkers(mailerTo(port))
  await queue('first@example.com')
  await expect.poll(() => recipients).toEqual(['first@example.com'])
  expect(await listeners()).toBe(1)
  const stopped = stop()
  await expect.poll(listeners).toBe(0)
  for (let count = 0; count < 10; count += 1) await queue(`later-${count}@example.com`)
  release()
  await stopped
  // A look that was under way when the stop came may have taken two mails for each of the three other workers.
  const left = (await waiting()).map((row) => row.payload.to)
  expect(left.length).toBeGreaterThanOrEqual(4)
  expect([...recipients, ...left]).toHaveLength(11)
})
/** Number of connections that are told of new jobs: a stop first closes that. */
const listeners = async () =>
  (
    await sql`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN "pgboss%'`.execute(server.db)
  ).rows.length
