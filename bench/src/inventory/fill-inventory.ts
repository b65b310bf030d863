import type { Db } from '@keyhaven/api/db/pool'
import { findMissingGaps, findMissingLowest } from '@keyhaven/api/public/schedule'
import { type Random, seeded } from '@keyhaven/api/demo/content/random'
import { type Amenity, amenityGroups } from '@keyhaven/shared-contracts/domain/amenities'
import { unitTypes } from '@keyhaven/shared-contracts/domain/kinds'
import { sql } from 'kysely'
import type { Picture } from './draw-pictures.ts'
import { towns } from './towns.ts'

const owners = 40
const housesEach = 2
const unitsEach = 5

const chosen = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
const between = (random: Random, low: number, high: number) => low + Math.floor(random() * (high - low + 1))
const some = (random: Random, list: readonly Amenity[], share: number) => list.filter(() => random() < share)
const offered = (of: 'house' | 'unit') => amenityGroups(of).flatMap((group) => group.amenities)

const firstNames = ['Anna', 'Jan', 'Giulia', 'Marie', 'Petr', 'Lukas', 'Sofie', 'Marco', 'Claire', 'Eva']
const lastNames = ['Huber', 'de Vries', 'Ferri', 'Martin', 'Novák', 'Wagner', 'Bakker', 'Conti', 'Dubois', 'Lechner']
const descriptions = [
  'Bright rooms with a view, five minutes on foot from the water. The baker comes to the door in the morning.',
  'An old house with thick walls, cool in summer. There is room for bicycles and boots, and the garden is for everybody.',
  'Quiet, and yet close to everything. We live next door and are glad to tell you where the locals eat.',
]
const unitNames = [
  'Linde',
  'Birke',
  'Garden Suite',
  'Attic',
  'Blue Room',
  'Terrace',
  'Corner',
  'Lake View',
  'Family',
  'Studio',
]

const roomsFor = (sleeps: number) => {
  const doubles = Math.floor(sleeps / 2)
  const bed = (kind: string) => ({ kind: 'bedroom', beds: [{ kind, count: 1 }] })
  return [...Array.from({ length: doubles }, () => bed('double')), ...(sleeps % 2 ? [bed('single')] : [])]
}

const oneUnit = (random: Random) => {
  const capacity = between(random, 1, 6)
  const max_capacity = capacity + between(random, 0, 2)
  const price_cents = (30 + capacity * between(random, 12, 35)) * 100
  return {
    name: `${chosen(random, unitNames)} ${between(random, 1, 9)}`,
    description: chosen(random, descriptions),
    type: chosen(random, unitTypes),
    ...{ capacity, max_capacity, price_cents },
    extra_person_cents: max_capacity > capacity ? between(random, 2, 5) * 500 : 0,
    rooms: roomsFor(max_capacity),
    bathrooms: 1 + Math.floor(capacity / 4),
    area_m2: 18 + capacity * between(random, 8, 16),
    amenities: [...some(random, offered('unit'), 0.35), ...(random() < 0.9 ? ['wifi'] : [])],
    pictures: between(random, 4, 6),
  }
}

const oneHouse = (random: Random, at: number) => {
  const town = towns[at % towns.length] as (typeof towns)[number]
  return {
    ...town,
    name: `${chosen(random, town.words)} ${chosen(random, lastNames)}`,
    description: chosen(random, descriptions),
    latitude: town.latitude + (random() - 0.5) / 8,
    longitude: town.longitude + (random() - 0.5) / 8,
    amenities: some(random, offered('house'), 0.25),
    units: Array.from({ length: unitsEach }, () => oneUnit(random)),
  }
}

const insertOwner = async (db: Db, random: Random, at: number) => {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO owners (email, password_hash, first_name, last_name, slug, activated_at, phone)
    VALUES (${`host-${at}@example.com`}, 'x', ${chosen(random, firstNames)}, ${chosen(random, lastNames)}, ${`host-${at}`}, now(), '+43123456789')
    RETURNING id`.execute(db)
  return rows[0]?.id ?? 0
}

type House = ReturnType<typeof oneHouse>

const insertHouse = async (db: Db, owner: number, house: House) => {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO properties (owner_id, name, description, street, house_number, postal_code, city, country, phone, latitude, longitude,
      amenities, check_in_from, check_in_until, check_out_until, house_rules)
    VALUES (${owner}, ${house.name}, ${house.description}, 'Main Street', '1', '1000', ${house.city}, ${house.country}, '+43123456789',
      ${house.latitude}, ${house.longitude}, ${house.amenities}, '15:00', '20:00', '10:00', 'Quiet after ten, please.') RETURNING id`.execute(
    db,
  )
  return rows[0]?.id ?? 0
}

const insertPictures = (
  db: Db,
  owner: number,
  parent: { property?: number; unit?: number },
  pictures: readonly Picture[],
) =>
  sql`INSERT INTO images (owner_id, property_id, unit_id, position, alt_text, name, width, height, sources)
    SELECT ${owner}, ${parent.property ?? null}::bigint, ${parent.unit ?? null}::bigint, i.position, 'What it looks like', 'picture.jpg',
      (i.picture ->> 'width')::int, (i.picture ->> 'height')::int, i.picture -> 'sources'
    FROM jsonb_array_elements(${JSON.stringify(pictures)}::jsonb) WITH ORDINALITY AS i (picture, position)`.execute(db)

const insertUnit = async (db: Db, owner: number, property: number, unit: House['units'][number]) => {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO units (owner_id, property_id, name, description, type, status, capacity, max_capacity, price_cents, extra_person_cents,
      rooms, bathrooms, area_m2, amenities)
    VALUES (${owner}, ${property}, ${unit.name}, ${unit.description}, ${unit.type}, 'available', ${unit.capacity}, ${unit.max_capacity},
      ${unit.price_cents}, ${unit.extra_person_cents}, ${JSON.stringify(unit.rooms)}::jsonb, ${unit.bathrooms}, ${unit.area_m2}, ${unit.amenities})
    RETURNING id`.execute(db)
  return rows[0]?.id ?? 0
}

/** Seasons of two years, and a year of stays with gaps between them. */
const addDays = async (db: Db) => {
  await sql`INSERT INTO seasons (owner_id, unit_id, name, first_night, end_day, price_cents)
    SELECT u.owner_id, u.id, s.name, make_date(y, s.month, 1) + (hashint8(u.id) & 7), make_date(y, s.month, 1) + s.nights, u.price_cents * s.percent / 100
    FROM units u, generate_series(extract(year FROM current_date)::int, extract(year FROM current_date)::int + 1) y,
      (VALUES ('Summer', 6, 85, 130), ('Late autumn', 11, 30, 80), ('Christmas', 12, 30, 150)) AS s (name, month, nights, percent)
    WHERE u.id % 4 > 0`.execute(db)
  await sql`INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind)
    SELECT u.owner_id, u.id, current_date + k * 11 + (hashint8(u.id * 31 + k) & 3), current_date + k * 11 + 5 + (hashint8(u.id + k) & 3), 'block'
    FROM units u, generate_series(0, 33) k WHERE (hashint8(u.id * 7 + k) & 7) < 5`.execute(db)
}

/** Fills an empty database with 400 units of 40 owners, of the sizes that such houses have; always the same ones. */
export const fillInventory = async (db: Db, pictures: readonly Picture[]) => {
  const random = seeded(19)
  const several = (count: number) => Array.from({ length: count }, () => chosen(random, pictures))
  for (let at = 0; at < owners; at++) {
    const owner = await insertOwner(db, random, at)
    for (let house = 0; house < housesEach; house++) {
      const { units, ...facts } = oneHouse(random, at * housesEach + house)
      const property = await insertHouse(db, owner, { ...facts, units })
      await insertPictures(db, owner, { property }, several(between(random, 4, 6)))
      for (const unit of units)
        await insertPictures(db, owner, { unit: await insertUnit(db, owner, property, unit) }, several(unit.pictures))
    }
  }
  await addDays(db)
  await findMissingGaps({ db })
  await findMissingLowest({ db })
  await sql`VACUUM ANALYZE`.execute(db)
}
