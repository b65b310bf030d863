import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import { dayIn } from '@keyhaven/shared-contracts/contract/day'
import type { Property } from '@keyhaven/shared-contracts/contract/properties'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepAll } from '../sweep.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { seed } from './seed.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

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
  expect(user).toMatchObject({ email: 'guest@demo.keyhaven.test', is_guest: true, data_filled: true })
  const bookings = await get<Booking[]>('/api/bookings/')
  expect(bookings.length).toBeGreaterThan(150)
  const today = dayIn('Europe/Vienna', server.clock())
  expect(bookings.some((booking) => booking.check_in <= today && today < booking.check_out)).toBe(true)
  expect(bookings.some((booking) => booking.check_in > today && booking.status === 'pending')).toBe(true)
  expect(await get<unknown[]>('/api/clients/')).toHaveLength(60)
  const properties = await get<Property[]>('/api/properties/')
  expect(properties.map((property) => property.units.length)).toEqual([4, 4, 4])
  const picture = await server.fetch(`http://localhost/keyhaven/media/${properties[0]?.images[0]?.image}`)
  expect(picture.headers.get('content-type')).toBe('image/webp')
  expect(picture.headers.get('cache-control')).toContain('immutable')
  for (const path of ['dashboard-stats', 'invoices/owner', 'services', 'promocodes', 'units'])
    await get(`/api/${path}/`)
})

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
        ),
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

test('a demo is gone after a day, with everything in it', async () => {
  const { token } = await openDemo()
  const start = server.clock()
  server.clock.set(new Date(start.getTime() + 86_400_001))
  const asGuest = { authorization: `Token ${token}` }
  expect((await server.call('GET', '/api/bookings/', undefined, asGuest)).status).toBe(401)
  await sweepAll(server.parts, (error) => {
    throw error
  })
  for (const table of ['owners', 'bookings', 'booking_nights', 'clients', 'units', 'invoices', 'occupancies'] as const)
    expect(
      await server.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirst(),
    ).toEqual({ n: 0 })
  server.clock.set(start)
})

test('an empty database gets hosts, once, and nobody signs in as one', async () => {
  const url = server.parts.env.databaseUrl ?? ''
  await server.db.deleteFrom('owners').execute()
  await Promise.all([seed(server.parts, url), seed(server.parts, url), seed(server.parts, url)])
  const list = await server.call<{ count: number }>('GET', '/api/public/booking/')
  expect(list.body.count).toBe(5)
  const login = { email: 'matteo.ferri@hosts.keyhaven.test', password: 'Secret-123' }
  expect((await server.call('POST', '/auth/login/', login)).status).toBe(401)
})
