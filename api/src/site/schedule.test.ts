import type { SiteSettings } from '@keyhaven/shared-contracts/contract/public/public-site'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { sweepAll } from '../testing/sweep-all.ts'
import { startDns } from '../testing/dns-server.ts'
import { testServer, unique, type TestOwner } from '../testing/test-server.ts'

const path = '/api/site-settings/'
const dns = await startDns()
afterAll(() => dns.close())
const server = await testServer({ env: { origin: 'https://keyhaven.example', dnsServer: dns.address } })

/** An owner with a proven domain, and the record that proves it. */
const proven = async () => {
  const owner = await server.signUpOwner()
  const domain = `book-${unique()}.example.com`
  const { txt } = (await owner.call<SiteSettings>('PATCH', path, { domain })).body
  const record = { name: txt?.name ?? '', texts: [txt?.value ?? ''] }
  dns.records.set(record.name, record.texts)
  await owner.call('POST', `${path}check-domain/`)
  return { owner, domain, record }
}
/** Runs what runs every minute, in the minute of the owner, so many days later. */
const daysLater = async ({ user }: TestOwner, days: number) => {
  const failures: unknown[] = []
  const minute = new Date(server.clock().setUTCHours(0, user.id % 1440, 30))
  server.clock.set(new Date(minute.getTime() + days * 86_400_000))
  await sweepAll(server.context, (error) => failures.push(error))
  expect(failures).toEqual([])
}
const answers = async (domain: string) => {
  const { statusCode } = await server.app.inject({ url: '/keyhaven/api/public/site/', headers: { host: domain } })
  return statusCode === 200
}
/** Lets so many days pass since the owner was told. */
const toldBefore = (domain: string, days: number) =>
  sql`UPDATE outbox SET created_at = ${new Date(server.clock().getTime() - days * 86_400_000)}
    WHERE event_key LIKE ${`record of ${domain} %`}`.execute(server.db)
const subjectsTo = async ({ user }: TestOwner) =>
  (await server.mails())
    .filter((mail) => mail.to?.[0]?.address === user.email && !/activate/i.test(mail.subject ?? ''))
    .map(({ subject }) => subject)

test('a domain whose record is there stays proven, and nobody hears of it', async () => {
  const one = await proven()
  for (const days of [1, 1, 30]) await daysLater(one.owner, days)
  expect(await answers(one.domain)).toBe(true)
  expect(await subjectsTo(one.owner)).toEqual([])
})

test('a domain whose record is gone is told of once, answers for a week, and then no more', async () => {
  const one = await proven()
  dns.records.delete(one.record.name)
  await daysLater(one.owner, 1)
  await toldBefore(one.domain, 6)
  await daysLater(one.owner, 0)
  expect(await answers(one.domain)).toBe(true)
  expect(await subjectsTo(one.owner)).toEqual([`The TXT record of ${one.domain} is missing`])
  const [mail] = (await server.mails()).filter(
    ({ subject }) => subject === `The TXT record of ${one.domain} is missing`,
  )
  expect(mail?.text).toContain(`${one.record.name}\nTXT: ${one.record.texts[0]}`)
  expect(mail?.text).toContain('https://keyhaven.example/owner/dashboard/settings/site')
  await toldBefore(one.domain, 7)
  await daysLater(one.owner, 0)
  expect(await answers(one.domain)).toBe(false)
  expect(await subjectsTo(one.owner)).toEqual([
    `The TXT record of ${one.domain} is missing`,
    `${one.domain} no longer shows your site`,
  ])
  const next = await server.signUpOwner()
  const { txt } = (await next.call<SiteSettings>('PATCH', path, { domain: one.domain })).body
  dns.records.set(one.record.name, [txt?.value ?? ''])
  expect((await next.call<SiteSettings>('POST', `${path}check-domain/`)).body.domain_status).toBe('proven')
})

test('a record that is back within the week ends the matter, and the next time is another one', async () => {
  const one = await proven()
  const gone = () => dns.records.set(one.record.name, ['keyhaven=another'])
  gone()
  await daysLater(one.owner, 1)
  dns.records.set(one.record.name, one.record.texts)
  await daysLater(one.owner, 1)
  gone()
  await toldBefore(one.domain, 30)
  await daysLater(one.owner, 1)
  expect(await answers(one.domain)).toBe(true)
  expect(await subjectsTo(one.owner)).toHaveLength(2)
})

test('name servers that do not answer take no domain away', async () => {
  const one = await proven()
  const silent = { ...server.context, env: { ...server.context.env, dnsServer: '127.0.0.1:1' } }
  server.clock.set(new Date(server.clock().setUTCHours(0, one.owner.user.id % 1440, 30) + 86_400_000))
  await sweepAll(silent, () => {})
  expect(await answers(one.domain)).toBe(true)
  expect(await subjectsTo(one.owner)).toEqual([])
})
