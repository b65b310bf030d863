import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startJobs } from '../jobs/start-jobs.ts'
import { drainMails, makeMailsDue } from '../testing/drain-mails.ts'
import { startInbox } from '../testing/smtp-inbox.ts'
import { testServer } from '../testing/test-server.ts'
import type { Mailer } from './mailer.ts'
import { queueMail } from './outbox.ts'
import { smtpMailer } from './smtp-mailer.ts'
import { email } from './template.ts'

const server = await testServer()
const inbox = await startInbox()
afterAll(() => inbox.close())
beforeEach(async () => {
  inbox.received.length = 0
  await server.db.deleteFrom('outbox').execute()
})

const hello = (to: string) =>
  email({ to, locale: 'en', subject: 'Žluťoučký kůň €', paragraphs: ['Hello <b>you</b>,', 'č € ł'] })
const silent = { error: () => {}, warn: () => {} }

test('a mail leaves over SMTP as text and HTML, in every script, and nothing in it is taken for HTML', async () => {
  await queueMail(
    server.db,
    email({
      to: 'jürgen@exämple.com',
      locale: 'en',
      subject: 'Žluťoučký\r\nBcc: x@example.com',
      paragraphs: ['<script>'],
      action: { words: 'Go', link: 'http://localhost/a?b=1&c=2' },
    }),
  )
  const mailer = smtpMailer(inbox.url, 'Keyhaven <no-reply@keyhaven.test>')
  expect(await drainMails(server.db, mailer)).toBe(1)
  mailer.close()
  const [mail] = inbox.received
  expect(mail?.subject).toBe('Žluťoučký Bcc: x@example.com')
  expect(mail?.from?.address).toBe('no-reply@keyhaven.test')
  expect([mail?.to?.length, mail?.cc, mail?.bcc]).toEqual([1, undefined, undefined])
  expect(mail?.text).toContain('http://localhost/a?b=1&c=2')
  expect(mail?.html).toContain('&lt;script&gt;')
  expect(mail?.html).toContain('href="http://localhost/a?b=1&amp;c=2"')
})

test('an event is mailed once, however often its cause runs and however many workers send', async () => {
  for (let count = 0; count < 30; count += 1)
    await queueMail(server.db, { ...hello(`p${count}@example.com`), eventKey: `event ${count}` })
  for (let count = 0; count < 30; count += 1)
    await queueMail(server.db, { ...hello(`p${count}@example.com`), eventKey: `event ${count}` })
  const mailers = [1, 2, 3, 4].map(() => smtpMailer(inbox.url, 'no-reply@keyhaven.test'))
  const sent = await Promise.all(mailers.map((mailer) => drainMails(server.db, mailer)))
  for (const mailer of mailers) mailer.close()
  expect(sent.reduce((sum, count) => sum + count)).toBe(30)
  expect(new Set(inbox.received.map((mail) => mail.to?.[0]?.address)).size).toBe(30)
  expect(inbox.received).toHaveLength(30)
  await queueMail(server.db, { ...hello('p0@example.com'), eventKey: 'event 0' })
  expect(await drainMails(server.db, { where: '', send: async () => {}, close: () => {} })).toBe(0)
})

test('a transaction that fails sends nothing', async () => {
  const failed = server.db.transaction().execute(async (tx) => {
    await queueMail(tx, hello('nobody@example.com'))
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  expect(await server.db.selectFrom('outbox').selectAll().execute()).toEqual([])
})

test('one that cannot be sent waits longer each time, holds up no other, and leaves later', async () => {
  let down = true
  const left: string[] = []
  const mailer: Mailer = {
    where: '',
    send: async ({ to }) => {
      if (down && to === 'slow@example.com') throw new Error('451 try later')
      left.push(to)
    },
    close: () => {},
  }
  await queueMail(server.db, hello('slow@example.com'))
  await queueMail(server.db, hello('quick@example.com'))
  const reasons: unknown[] = []
  await drainMails(server.db, mailer, (error) => reasons.push(error))
  expect(left).toEqual(['quick@example.com'])
  expect(String(reasons[0])).toContain('451')
  const waiting = () =>
    sql<{ wait: number; last_error: string }>`
      SELECT extract(epoch FROM start_after - now())::float AS wait, last_error
      FROM outbox JOIN pgboss.job ON state <= 'active' AND data ->> 'mail' = outbox.id::text WHERE done_at IS NULL`.execute(
      server.db,
    )
  const [first] = (await waiting()).rows
  expect(first?.last_error).toContain('451')
  await makeMailsDue(server.db)
  await drainMails(server.db, mailer)
  const [second] = (await waiting()).rows
  expect(second?.wait).toBeGreaterThan(first?.wait ?? 0)
  down = false
  await makeMailsDue(server.db)
  await drainMails(server.db, mailer)
  expect(left).toEqual(['quick@example.com', 'slow@example.com'])
})

test('a worker sends at the moment of the commit, without being asked', async () => {
  const mail = smtpMailer(inbox.url, 'no-reply@keyhaven.test')
  const stop = await startJobs({ ...server.context, mail }, silent, [])
  const committed = await server.db.transaction().execute(async (tx) => {
    await queueMail(tx, hello('now@example.com'))
    return performance.now()
  })
  await expect.poll(() => inbox.received.length, { interval: 2, timeout: 5000 }).toBe(1)
  expect(performance.now() - committed).toBeLessThan(5000)
  await stop()
})

test('nothing leaves a demo account', async () => {
  const { body } = await server.call<{ user: { id: number } }>('POST', '/auth/demo-login/')
  const guest = await server.db
    .selectFrom('owners')
    .select('id')
    .where('id', '=', body.user.id)
    .executeTakeFirstOrThrow()
  await queueMail(server.db, { ...hello('client@example.com'), owner: guest.id as never })
  expect(await server.db.selectFrom('outbox').selectAll().execute()).toEqual([])
})
