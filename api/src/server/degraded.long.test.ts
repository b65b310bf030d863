import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { s3Files } from '../files/s3-files.ts'
import { queueMail } from '../mail/outbox.ts'
import { smtpMailer } from '../mail/smtp-mailer.ts'
import { startBucket } from '../testing/bucket.ts'
import { drainMails, makeMailsDue } from '../testing/drain-mails.ts'
import { startInbox } from '../testing/smtp-inbox.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'

type Readiness = { status: string; reasons?: { code: string; message: string }[] }
const readyz = async (server: TestServer) => {
  const answer = await server.fetch('http://localhost/readyz')
  const { status, reasons = [] } = (await answer.json()) as Readiness
  return `${answer.status} ${status} ${reasons.map(({ code }) => code).join(' ')}`.trim()
}
const says = (server: TestServer) => () => readyz(server)
const patience = { timeout: 30_000, interval: 300 }
const mail = { to: 'eva@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }

test('a mail server that is away for ten minutes degrades, and one mail that leaves ends it', async () => {
  const inbox = await startInbox()
  const { port } = new URL(inbox.url)
  await inbox.close()
  const server = await testServer()
  const mailer = smtpMailer(inbox.url, server.context.env.mailFrom, 5000, server.clock)
  onTestFinished(() => mailer.close())
  server.context.mail = mailer
  await queueMail(server.db, mail)
  expect(await drainMails(server.db, mailer)).toBe(0)
  await expect.poll(says(server), patience).toBe('200 ready')
  server.clock.set(new Date(server.clock().getTime() + 11 * 60_000))
  await expect.poll(says(server), patience).toBe('200 degraded mail')
  const { reasons } = (await (await server.fetch('http://localhost/readyz')).json()) as Readiness
  expect(reasons?.[0]?.message).toMatch(/^The mail server has taken no mail for 11 minutes/)
  const back = await startInbox(Number(port))
  onTestFinished(() => back.close())
  await makeMailsDue(server.db)
  expect(await drainMails(server.db, mailer)).toBe(1)
  await expect.poll(says(server), patience).toBe('200 ready')
})

test('mails that are due and that nobody takes degrade', async () => {
  const server = await testServer()
  await queueMail(server.db, mail)
  await expect.poll(says(server), patience).toBe('200 ready')
  await sql`UPDATE pgboss.job SET start_after = now() - interval '10 minutes' WHERE name = 'mails'`.execute(server.db)
  await expect.poll(says(server), patience).toBe('200 degraded outbox')
})

test('a bucket that is away degrades', async () => {
  const bucket = await startBucket('secret')
  const server = await testServer()
  server.context.files = s3Files(`http://key:secret@${bucket.host}/media`)
  await expect.poll(says(server), patience).toBe('200 ready')
  await bucket.close()
  await expect.poll(says(server), patience).toBe('200 degraded storage')
}, 60_000)

test('a bucket that refuses our key degrades', async () => {
  const bucket = await startBucket('another')
  onTestFinished(() => void bucket.close())
  const server = await testServer()
  server.context.files = s3Files(`http://key:secret@${bucket.host}/media`)
  await expect.poll(says(server), patience).toBe('200 degraded storage')
})

test('a thread that draws documents and keeps breaking down degrades', async () => {
  // Breakdowns are remembered by the process, and the other tests of this one have had none.
  vi.resetModules()
  const { drawAside } = await import('../invoices/pdf/thread.ts')
  const fresh = await import('../testing/test-server.ts')
  const server = await fresh.testServer()
  const threads: Worker[] = []
  const started = (worker: Worker) => void threads.push(worker)
  process.on('worker', started)
  onTestFinished(() => void process.off('worker', started))
  for (const round of [1, 2, 3]) {
    await expect.poll(says(server), patience).toBe('200 ready')
    // Nothing that can be drawn: it ends with an error that nobody catches.
    await expect(drawAside(null as never, undefined)).rejects.toThrow('null')
    const ended = new Promise((resolve) => threads[round - 1]?.once('exit', resolve))
    threads[round - 1]?.postMessage(null, [])
    await ended
  }
  await expect.poll(says(server), patience).toBe('200 degraded workers')
}, 60_000)

/** A disk of ten megabytes; nothing where this user may not mount one. */
const disk = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'keyhaven-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=10m', 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    return ''
  }
})()

test.skipIf(!disk)('a disk that is nearly full degrades until there is room', async () => {
  onTestFinished(async () => {
    execFileSync('umount', ['-l', disk])
    await rm(disk, { recursive: true })
  })
  const server = await testServer({ env: { dataDir: disk } })
  await expect.poll(says(server), patience).toBe('200 ready')
  const { bavail, bsize } = await statfs(disk)
  await writeFile(join(disk, 'rest'), Buffer.alloc((bavail - 20) * bsize))
  await expect.poll(says(server), patience).toBe('200 degraded disk')
  await rm(join(disk, 'rest'))
  await expect.poll(says(server), patience).toBe('200 ready')
})
