import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import type { Block } from '@keyhaven/shared-contracts/contract/bookings/blocks'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { DashboardStats } from '@keyhaven/shared-contracts/contract/bookings/dashboard'
import { addDays, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { DB } from '../db/schema.ts'
import { sweepAll } from '../testing/sweep-all.ts'
import { encoded } from '../testing/pictures.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { seed } from './service.ts'

const hour = 3_600_000

const server = await testServer()

const openDemo = async () => {
  const { status, body } = await server.call<SignedIn>('POST', '/auth/demo-login/')
  expect(status).toBe(200)
  const get = async <T>(path: string) => {
    const answer = await server.call<T>('GET', path, undefined, { authorization: `Token ${body.token}` })
    expect(answer.status).toBe(200)
    return answer.body
  }
  return { ...body, get }
}

test('a visitor gets an account of their own that has been lived in', async () => {
  const { user, get } = await openDemo()
  expect(user).toMatchObject({ email: 'guest@demo.keyhaven.test', is_demo: true, data_filled: true })
  const properties = await get<Property[]>('/api/properties/')
  expect(properties.map((property) => property.units.length)).toEqual([4, 4, 4])
  const picture = await server.fetch(`http://localhost/keyhaven/media/${properties[0]?.images[0]?.image}`)
  expect(picture.headers.get('content-type')).toBe('image/webp')
  expect(picture.headers.get('cache-control')).toContain('immutable')
  const lists = ['units', 'clients', 'bookings', 'services', 'promocodes', 'invoices/owner']
  const lengths = await Promise.all(lists.map(async (path) => (await get<unknown[]>(`/api/${path}/`)).length))
  expect(Object.fromEntries(lists.map((path, index) => [path, lengths[index]]))).toEqual({
    ...{ units: 12, clients: 60, bookings: 219, services: 10, promocodes: 4 },
    // A cancelled booking has none; one was replaced, which makes two more.
    'invoices/owner': 206,
  })
  const { n } = await server.db
    .selectFrom('seasons')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('owner_id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(n).toBe(12 * 6)
})

test('some nights to come are blocked, none of them of a stay', async () => {
  const { get } = await openDemo()
  const blocks = await get<Block[]>('/api/blocks/')
  expect(blocks.map(({ reason }) => reason).toSorted()).toEqual(['Family visit', 'New boiler', 'Painting the walls'])
})

test.each(['2026-11-21T15:00:00Z', '2026-12-31T23:30:00Z', '2028-02-29T08:00:00Z', '2027-07-01T04:00:00Z'])(
  'on %s it is alive that day',
  async (now) => {
    const before = server.clock()
    server.clock.set(now)
    const { get } = await openDemo()
    const today = dayIn('Europe/Vienna', new Date(now))
    const bookings = await get<Booking[]>('/api/bookings/')
    const stats = await get<DashboardStats>('/api/dashboard-stats/')
    server.clock.set(before)
    const live = bookings.filter(({ status }) => status !== 'cancelled')
    const count = (is: (booking: Booking) => boolean) => bookings.filter(is).length
    expect(count(({ status }) => status === 'cancelled')).toBe(15)
    expect(count(({ status }) => status === 'pending')).toBe(16)
    expect(count(({ status, check_in }) => status === 'pending' && check_in < today)).toBe(0)
    expect(live.filter(({ check_in, check_out }) => check_in <= today && today < check_out)).toHaveLength(9)
    expect(live.filter(({ check_in }) => check_in === today)).toHaveLength(3)
    expect(live.filter(({ check_out }) => check_out === today)).toHaveLength(2)
    const days = bookings.map(({ check_in }) => check_in).toSorted()
    expect([days[0] ?? '', days.at(-1) ?? '']).toEqual([
      expect.stringMatching(addDays(today, -365).slice(0, 7)),
      expect.stringMatching(addDays(today, 149).slice(0, 7)),
    ])
    const waiting = bookings.flatMap(({ expires_at }) => (expires_at ? [Date.parse(expires_at) - Date.parse(now)] : []))
    expect(waiting.toSorted((a, b) => a - b)).toEqual([4 * hour, 9 * hour, 22 * hour])
    const month = stats.occupancy_month ?? 0
    expect(month).toBeGreaterThan(60)
    expect(month).toBeLessThan(85)
    expect(count(({ created_at }) => created_at >= new Date(now).toISOString())).toBe(0)
    // Nobody books them all on one day.
    const bookedDays = bookings.map(({ created_at }) => created_at.slice(0, 10))
    expect(Math.max(...bookedDays.map((day) => bookedDays.filter((other) => other === day).length))).toBeLessThan(10)
    expect(count(({ deposit_paid, status }) => deposit_paid && status !== 'confirmed')).toBe(0)
    expect(count(({ deposit_paid }) => deposit_paid)).toBeGreaterThan(60)
    expect(count(({ promo_code }) => promo_code !== null)).toBeGreaterThan(20)
    expect(count(({ services }) => services.length > 0)).toBeGreaterThan(80)
  },
)

test('every price of the demo adds up as if its bookings had been made by hand', async () => {
  await openDemo()
  const wrong = await server.db
    .selectFrom('bookings as b')
    .select(['b.id'])
    .where((eb) =>
      eb.or([
        eb(
          'b.total_cents',
          '<>',
          eb
            .selectFrom('booking_nights as n')
            .select((n) => n.fn.sum<number>('n.revenue_cents').as('sum'))
            .whereRef('n.booking_id', '=', 'b.id'),
        ).and(sql<boolean>`NOT EXISTS (SELECT FROM booking_lines p WHERE p.booking_id = b.id AND p.passed_on)`),
        sql<boolean>`b.total_cents <> (SELECT sum(n.revenue_cents) FROM booking_nights n WHERE n.booking_id = b.id)
          + (SELECT COALESCE(sum(p.total_cents), 0) FROM booking_lines p WHERE p.booking_id = b.id AND p.passed_on)`,
        eb(
          'b.total_cents',
          '<>',
          eb
            .selectFrom('booking_lines as l')
            .select((l) => l.fn.sum<number>('l.total_cents').as('sum'))
            .whereRef('l.booking_id', '=', 'b.id'),
        ),
      ]),
    )
    .execute()
  expect(wrong).toEqual([])
})

test('two demos do not see each other, and the public site sees neither', async () => {
  const [one, two] = [await openDemo(), await openDemo()]
  expect(one.user.slug).not.toBe(two.user.slug)
  const mine = await one.get<Booking[]>('/api/bookings/')
  const theirs = new Set((await two.get<Booking[]>('/api/bookings/')).map((booking) => booking.id))
  expect(mine.filter((booking) => theirs.has(booking.id))).toEqual([])
  const list = await server.call<{ count: number }>('GET', '/api/public/booking/')
  expect(list.body.count).toBe(0)
  const own = await server.call<{ count: number }>('GET', `/api/public/booking/?owner=${one.user.slug}`)
  expect(own.body.count).toBe(3)
})

const sweep = (of: TestServer) =>
  sweepAll(of.context, (error) => {
    throw error
  })
/** Counts of an owner's rows; notes that a sweep keeps for itself belong to the installation. */
const rowsOf = async ({ db }: TestServer) => {
  const tables = (await db.introspection.getTables())
    .filter(({ name, schema }) => schema === 'public' && name !== 'daily_tasks')
    .map(({ name }) => name as keyof DB)
  const counts = tables.map(async (table) => {
    const { n } = await db
      .selectFrom(table)
      .select(sql<number>`count(*)`.as('n'))
      .executeTakeFirstOrThrow()
    return [table, n] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}
const filesOf = async ({ context }: TestServer) =>
  (await readdir(join(context.env.dataDir, 'media'), { recursive: true })).filter((path) => path.endsWith('.webp'))
    .length
const openOn = async (on: TestServer) => {
  const { body } = await on.call<SignedIn>('POST', '/auth/demo-login/')
  return { authorization: `Token ${body.token}` }
}
const logo = async (wider: number) => {
  const form = new FormData()
  form.set('logo', new Blob([new Uint8Array(await encoded.png(20 + wider, 20))], { type: 'image/png' }), 'logo.png')
  return form
}

test('a demo is gone after a day, with everything in it and everything uploaded to it', async () => {
  const own = await testServer()
  const before = await rowsOf(own)
  const start = own.clock()
  const asGuest = await openOn(own)
  expect((await own.call('PATCH', '/auth/logo/', await logo(1), asGuest)).status).toBe(200)
  own.clock.set(new Date(start.getTime() + 23 * hour))
  expect((await own.call('PATCH', '/auth/logo/', await logo(2), asGuest)).status).toBe(200)
  expect((await own.call('GET', '/api/bookings/', undefined, asGuest)).status).toBe(200)
  await sweep(own)
  const { invoice_files: drawn, ...rows } = await rowsOf(own)
  const avifs = await own.db.selectFrom('image_avifs').select('file').distinct().execute()
  expect(rows).toMatchObject({ owners: 1, bookings: 219, sessions: 1 })
  own.clock.set(new Date(start.getTime() + 24 * hour + 1))
  expect((await own.call('GET', '/api/bookings/', undefined, asGuest)).status).toBe(401)
  await sweep(own)
  // The second logo, the documents of the last departures and some pictures came an hour ago, and their day is not over.
  expect(await rowsOf(own)).toEqual({ ...before, media_files: 1 + (drawn ?? 0) + avifs.length })
  own.clock.set(new Date(start.getTime() + 48 * hour))
  await sweep(own)
  expect([await rowsOf(own), await filesOf(own)]).toEqual([before, 0])
})

test('demos go a few at a time, so that no number of them is too many for one statement', async () => {
  const own = await testServer()
  const over = new Date(own.clock().getTime() - hour)
  await sql`
    INSERT INTO owners (email, password_hash, first_name, last_name, slug, is_guest, guest_expires_at)
    SELECT 'guest@demo.keyhaven.test', 'x', 'Demo', 'Guest', 'over-' || n, true, ${over} FROM generate_series(1, 45) n`.execute(
    own.db,
  )
  const { rows } = await sql`SELECT purge_demo_accounts(${own.clock()}) AS purged`.execute(own.db)
  expect(rows).toEqual([{ purged: 20 }])
  await sweep(own)
  expect(await rowsOf(own)).toMatchObject({ owners: 0 })
})

test('the drawings that demos share stay while one shows them, and are drawn anew after all are gone', async () => {
  const own = await testServer()
  const start = own.clock()
  const after = async (hours: number) => {
    own.clock.set(new Date(start.getTime() + hours * hour + 1))
    await sweep(own)
  }
  const allThere = async (headers: Record<string, string>) => {
    const { body } = await own.call<Property[]>('GET', '/api/properties/', undefined, headers)
    const images = body.flatMap((property) => property.images.flatMap(({ sources }) => sources))
    const answers = await Promise.all(images.map(({ image }) => own.fetch(`http://localhost/keyhaven/media/${image}`)))
    return images.length > 0 && answers.every(({ status }) => status === 200)
  }
  await openOn(own)
  const drawings = await filesOf(own)
  await after(20)
  const second = await openOn(own)
  await after(25)
  expect([await filesOf(own), await allThere(second)]).toEqual([drawings, true])
  await after(30)
  expect([await filesOf(own), await allThere(second)]).toEqual([drawings, true])
  await after(45)
  expect(await filesOf(own)).toBe(0)
  const third = await openOn(own)
  expect([await filesOf(own), await allThere(third)]).toEqual([drawings, true])
})

test('many visitors at once each get their own, with every picture', async () => {
  const own = await testServer()
  const answers = await Promise.all(Array.from({ length: 24 }, () => own.call<SignedIn>('POST', '/auth/demo-login/')))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(24)
})

test('one network opens twenty demos in ten minutes, and then is told when to come back', async () => {
  const limited = await testServer({ env: { rateLimit: true } })
  for (let count = 0; count < 20; count += 1) expect((await limited.call('POST', '/auth/demo-login/')).status).toBe(200)
  const refused = await limited.call('POST', '/auth/demo-login/')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('an empty database gets hosts, once, and nobody signs in as one', async () => {
  const own = await testServer()
  const url = own.context.env.databaseUrl ?? ''
  await Promise.all([seed(own.context, url), seed(own.context, url), seed(own.context, url)])
  const list = await own.call<{ count: number }>('GET', '/api/public/booking/')
  expect(list.body.count).toBe(5)
  const login = { email: 'matteo.ferri@hosts.keyhaven.test', password: 'Secret-123' }
  expect((await own.call('POST', '/auth/login/', login)).status).toBe(401)
})
