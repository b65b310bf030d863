import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { serviceCharges, serviceKinds } from '@keyhaven/shared-contracts/domain/stay/kinds'
import { toCents } from '@keyhaven/shared-contracts/domain/money/money'
import type { ServicePrice } from '@keyhaven/shared-contracts/domain/money/pricing'
import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { roomOf, type DemoUnit, type Household } from './content/household.ts'
import type { Picture, Pictures } from './pictures.ts'

/** A unit as it was stored, with what its bookings need. */
export type FilledUnit = { id: number; property: number; unit: DemoUnit }
export type FilledService = ServicePrice & { property: number; mandatory: boolean }
export type Filled = { units: FilledUnit[]; services: FilledService[] }
export type DemoSeason = { unit_id: number; name: string; start: Day; end: Day; price_cents: number }

/** Every insert of a demo is one statement for all of its rows. */
export const rowsOf = (rows: readonly object[], columns: string) =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) AS row (${sql.raw(columns)})`

type DemoImage = {
  property_id: number | null
  unit_id: number | null
  name: string
  alt_text: string
  picture: Picture
}

async function addImages(tx: Tx, owner: OwnerId, images: DemoImage[]) {
  const rows = images.map(({ picture, ...image }) => ({ ...image, ...picture }))
  await sql`
    INSERT INTO images (owner_id, property_id, unit_id, position, alt_text, name, width, height, sources)
    SELECT ${owner}::bigint, property_id, unit_id, 0, alt_text, name, width, height, sources
    FROM ${rowsOf(rows, 'property_id bigint, unit_id bigint, alt_text text, name text, width int, height int, sources jsonb')}`.execute(
    tx,
  )
}

const insertProperties = (tx: Tx, owner: OwnerId, { properties }: Household) =>
  tx
    .insertInto('properties')
    .values(
      properties.map(({ scene: _scene, units: _units, services: _services, facts, ...fields }) => ({
        ...fields,
        ...facts,
        owner_id: owner,
      })),
    )
    .returning(['id', 'name'])
    .execute()

const insertUnits = (tx: Tx, owner: OwnerId, units: (DemoUnit & { property: number })[]) =>
  tx
    .insertInto('units')
    .values(
      units.map((unit) => ({
        owner_id: owner,
        property_id: unit.property,
        name: unit.name,
        description: unit.description,
        capacity: unit.capacity,
        max_capacity: unit.max,
        price_cents: toCents(unit.price),
        extra_person_cents: toCents(unit.extra),
        type: unit.type,
        status: 'available',
        ...unit.facts,
        rooms: JSON.stringify(unit.facts.rooms),
      })),
    )
    .returning(['id', 'property_id', 'name'])
    .execute()

/** Properties, units, services and pictures of a household. */
export async function fillHousehold(tx: Tx, owner: OwnerId, household: Household, pictures: Pictures): Promise<Filled> {
  await tx.insertInto('site_settings').values({ owner_id: owner, host_languages: household.languages }).execute()
  const properties = await insertProperties(tx, owner, household)
  const idOf = (name: string) => properties.find((row) => row.name === name)?.id ?? 0
  const units = household.properties.flatMap((property) =>
    property.units.map((unit) => ({ ...unit, property: idOf(property.name) })),
  )
  const unitRows = await insertUnits(tx, owner, units)
  const filled = units.map((unit) => {
    const row = unitRows.find((one) => one.name === unit.name && one.property_id === unit.property)
    return { id: row?.id ?? 0, property: unit.property, unit }
  })
  const services = await tx
    .insertInto('services')
    .values(
      household.properties.flatMap((property) =>
        property.services.map(
          ({ name, type, charged_per = 'unit', from_age = null, mandatory = false, kind = 'service', price }) => ({
            ...{ owner_id: owner, property_id: idOf(property.name) },
            ...{ name, type, charged_per, from_age, mandatory, kind, price_cents: toCents(price) },
          }),
        ),
      ),
    )
    .returning(['id', 'property_id as property', 'name', 'type', 'charged_per', 'from_age', 'mandatory', 'kind'])
    .returning('price_cents as cents')
    .execute()
  const outside = household.properties.map(({ name, scene }) => ({
    property_id: idOf(name),
    unit_id: null,
    name: `${name}.webp`,
    alt_text: `Drawing of ${name}`,
    picture: pictures(scene),
  }))
  const inside = filled.map(({ id, unit }) => ({
    property_id: null,
    unit_id: id,
    name: `${unit.name}.webp`,
    alt_text: `Drawing of a room of ${unit.name}`,
    picture: pictures(roomOf(unit)),
  }))
  await addImages(tx, owner, [...outside, ...inside])
  return {
    units: filled,
    services: services.map((row) => ({
      ...row,
      type: row.type === 'per_day' ? 'per_day' : 'one_time',
      charged_per: serviceCharges.find((one) => one === row.charged_per),
      kind: serviceKinds.find((one) => one === row.kind),
    })),
  }
}

/** Summer and Christmas of last year, this year and the next. */
export async function fillSeasons(tx: Tx, owner: OwnerId, units: FilledUnit[], today: Day): Promise<DemoSeason[]> {
  const year = Number(today.slice(0, 4))
  const seasons = [year - 1, year, year + 1].flatMap((one) =>
    units.flatMap(({ id, unit }) => [
      {
        unit_id: id,
        name: `Summer ${one}`,
        start: `${one}-07-01`,
        end: `${one}-09-01`,
        price_cents: toCents(Math.round(unit.price * 1.25)),
      },
      {
        unit_id: id,
        name: `Christmas ${one}`,
        start: `${one}-12-20`,
        end: addDays(`${one}-12-20`, 18),
        price_cents: toCents(Math.round(unit.price * 1.4)),
      },
    ]),
  )
  await tx
    .insertInto('seasons')
    .values(
      seasons.map(({ start, end, ...season }) => ({ ...season, owner_id: owner, first_night: start, end_day: end })),
    )
    .execute()
  return seasons
}

/** Codes as an owner would hand them out; one of them has passed. */
export async function fillCodes(tx: Tx, owner: OwnerId, today: Day) {
  const codes = [
    {
      code: 'WELCOME10',
      description: 'Ten percent for the first stay',
      discount_percent: 10,
      valid_until: addDays(today, 300),
      active: true,
    },
    {
      code: 'LONGSTAY',
      description: 'For stays of a week and more',
      discount_percent: 15,
      valid_until: addDays(today, 200),
      active: true,
    },
    {
      code: 'FRIENDS',
      description: 'For friends of the house',
      discount_percent: 25,
      valid_until: addDays(today, 365),
      active: true,
    },
    {
      code: 'EARLY',
      description: 'Last season’s early-bird discount',
      discount_percent: 12,
      valid_until: addDays(today, -60),
      active: false,
    },
  ]
  return tx
    .insertInto('promocodes')
    .values(codes.map((code) => ({ ...code, owner_id: owner })))
    .returning(['id', 'code', 'discount_percent as percent'])
    .execute()
}

/** Blocks of a demo: reason, days until the first can begin, and nights. */
const blocks = [
  { nth: 1, after: 10, nights: 2, reason: 'Painting the walls' },
  { nth: 6, after: 25, nights: 3, reason: 'Family visit' },
  { nth: 10, after: 40, nights: 2, reason: 'New boiler' },
]

/** Puts each block on the first free nights of its unit. */
export const fillBlocks = (tx: Tx, owner: OwnerId, today: Day) =>
  sql`
    INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind, reason)
    SELECT ${owner}::bigint, u.id, f.day, f.day + w.nights, 'block', w.reason
    FROM (SELECT * FROM ${rowsOf(blocks, 'nth int, after int, nights int, reason text')}) w
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS nth FROM units WHERE owner_id = ${owner}) u ON u.nth = w.nth
    CROSS JOIN LATERAL (
      SELECT ${today}::date + n AS day FROM generate_series(w.after, w.after + 120) n
      WHERE NOT EXISTS (SELECT FROM occupancies o WHERE o.unit_id = u.id
        AND o.check_in < ${today}::date + n + w.nights AND o.check_out > ${today}::date + n)
      ORDER BY n LIMIT 1
    ) f`.execute(tx)
