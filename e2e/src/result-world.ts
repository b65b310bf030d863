import { expect, ownerOn, personals } from './keyhaven.ts'
import type { Server } from './server.ts'

const towns = [
  { city: 'Mondsee', country: 'Austria', at: [47.86, 13.35] },
  { city: 'Bregenz', country: 'Austria', at: [47.5, 9.75] },
  { city: 'Orebić', country: 'Croatia', at: [42.98, 17.18] },
  { city: 'Lucca', country: 'Italy', at: [43.84, 10.5] },
] as const
const types = ['apartment', 'house', 'studio', 'cabin'] as const

/** An owner with twenty-eight houses in four towns, each with one unit; the first of each town is the cheapest there. */
const openTowns = async (server: Server, email: string) => {
  const owner = await ownerOn(server, email)
  for (let n = 0; n < 28; n++) {
    const { city, country, at } = towns[n % towns.length] ?? towns[0]
    const [latitude, longitude] = [at[0] + ((n * 7) % 5) / 50, at[1] + ((n * 11) % 7) / 40]
    const name = `House ${String(n + 1).padStart(2, '0')}`
    const house: { id: number } = await owner.api('POST', '/api/properties/', {
      ...{ name, description: 'Quiet, with a view.', address: { ...personals.address, city, country } },
      coordinates: `${latitude}, ${longitude}`,
      amenities: n % 2 ? ['sauna', 'free_parking'] : ['free_parking'],
    })
    await owner.api('POST', '/api/units/', {
      ...{ name: `Room ${String(n + 1).padStart(2, '0')}`, description: 'Bright.', property_id: house.id },
      ...{ price_per_night: 60 + n * 5, capacity: 2, max_capacity: 4, price_per_extra_person: 0 },
      ...{
        type: types[n % types.length],
        bathrooms: 1,
        area_m2: 30 + n,
        amenities: n % 3 ? ['wifi'] : ['wifi', 'balcony'],
      },
      rooms: [{ kind: 'bedroom', beds: [{ kind: 'double', count: 1 + (n % 3) }] }],
    })
  }
  expect(owner.user.slug).toBeTruthy()
  return owner
}

/** As a fixture: the address of the site that stands alone, with an owner of such towns. */
export const siteOfTowns = async ({ server }: { server: Server }, use: (site: string) => Promise<void>) => {
  await openTowns(server, 'towns@example.com')
  await use(`http://book.localhost:${server.port}`)
}
