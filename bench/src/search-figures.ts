import type { AppContext } from '@keyhaven/api/context'
import type { Db } from '@keyhaven/api/db/pool'
import { filters } from '@keyhaven/api/public/search/filters'
import { nearby } from '@keyhaven/api/public/search/nearby'
import { flexible } from '@keyhaven/api/public/search/other-days'
import { pins } from '@keyhaven/api/public/search/pins'
import { prices } from '@keyhaven/api/public/search/prices'
import { results } from '@keyhaven/api/public/search/results'
import { searchQuery } from '@keyhaven/shared-contracts/contract/public/public-search'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { sql } from 'kysely'
import { dayAfter } from './days.ts'
import { type Figure, median, noted, ratio } from './figures.ts'

const section = 'Availability'
/** Each search has been made once before it is timed: what is looked for most is in memory. */
const rounds = 60
const maxMs = 50

type Search = (round: number) => Promise<unknown>

/** The nights of a round: three of them, over most of a year. */
const stay = (round: number) => {
  const check_in = dayAfter((round * 7) % 300)
  return { check_in, check_out: addDays(check_in, 3), guests: 1 + (round % 5) }
}

type Range = { from: string; to: string }

/** A page of results, which must not take longer among more units. */
const pages = (context: AppContext, closed: Range): Record<string, Search> => {
  const page = (chosen: object) => (round: number) => results(context, searchQuery.parse({ ...stay(round), ...chosen }))
  return {
    'by total': page({}),
    'by name': page({ sort: 'name' }),
    'with types and amenities': page({ types: 'villa,house', amenities: 'wifi,kitchen' }),
    'up to 400 €': page({ max_total: 400 }),
    'with nothing free': page({ check_in: closed.from, check_out: closed.to }),
  }
}

type Unit = { id: number; property_id: number }

/** Searches that must be quick, and that read more where there is more. */
const others = (context: AppContext, unit: Unit): Record<string, Search> => {
  const query = (round: number, chosen = {}) => searchQuery.parse({ ...stay(round), ...chosen })
  const month = (round: number) => `2027-0${1 + (round % 9)}`
  const year = { unit: unit.id, from: dayAfter(0), to: dayAfter(365), owner: undefined }
  return {
    filters: (round) => filters(context, query(round)),
    pins: (round) => pins(context, { ...query(round), bounds: undefined }),
    'nearby stays': (round) => nearby(context, query(round, { city: 'City 7' })),
    'stays of a month': (round) =>
      flexible(context, {
        month: month(round),
        nights: 3,
        guests: 1 + (round % 5),
        city: undefined,
        country: undefined,
        owner: undefined,
        locale: undefined,
      }),
    'prices of a year': () => prices(context, unit.property_id, year),
  }
}

const p50Of = async (search: Search) => {
  const times: number[] = []
  for (let round = -rounds + 1; round < rounds; round++) {
    const start = performance.now()
    await search(Math.abs(round))
    if (round >= 0) times.push(performance.now() - start)
  }
  return median(times)
}

export type Measured = { pages: Map<string, number>; others: Map<string, number>; page50: number; size: string }

/** The p50 of every search on a filled database. */
export const measureSearch = async (db: Db, closed: Range): Promise<Measured> => {
  const context = { db, clock: () => new Date() } as AppContext
  const { rows } = await sql<{
    id: number
    property_id: number
  }>`SELECT id, property_id FROM units ORDER BY id LIMIT 1`.execute(db)
  const all = async (searches: Record<string, Search>) => {
    const measured = new Map<string, number>()
    for (const [name, search] of Object.entries(searches)) measured.set(name, await p50Of(search))
    return measured
  }
  const { rows: sizes } = await sql<{
    size: string
  }>`SELECT pg_size_pretty(pg_total_relation_size('lowest_nights')) AS size`.execute(db)
  return {
    pages: await all(pages(context, closed)),
    others: await all(others(context, rows[0] ?? { id: 0, property_id: 0 })),
    page50: await p50Of((round) => results(context, searchQuery.parse({ ...stay(round), page: 50 }))),
    size: sizes[0]?.size ?? '',
  }
}

/** Among many units against few. */
export const searchFigures = (few: Measured, many: Measured): Figure[] => [
  ...[...many.pages].map(([name, p50]) =>
    ratio(
      section,
      `search ${name}, p50 among 100,000 units`,
      { mine: p50, peer: few.pages.get(name) ?? NaN },
      1.5,
      'ms',
    ),
  ),
  ...[...many.others].map(([name, p50]) => ({
    ...noted(section, `${name}, p50 among 100,000 units`, `${p50.toFixed(2)} ms`, `limit ${maxMs} ms`),
    ok: p50 <= maxMs,
  })),
  noted(section, 'page 50 of a search, p50 among 100,000 units', `${many.page50.toFixed(2)} ms`),
  noted(section, 'cheapest nights of 100,000 units with their indexes', many.size),
]

const turns = 8
const roundsOfTurn = 20

/** Searches of guests where the owner has rules for stays, against the same with the rules out of sight, turn by turn: what else the machine does meets both. */
export const measureRules = async (db: Db, closed: Range): Promise<Figure[]> => {
  const context = { db, clock: () => new Date() } as AppContext
  const figures: Figure[] = []
  for (const [name, search] of Object.entries(pages(context, closed))) {
    const times = { plain: [] as number[], ruled: [] as number[] }
    for (let turn = 0; turn < turns; turn++) {
      const isRuled = turn % 2 === 1
      await sql`UPDATE owners SET has_stay_rules = ${isRuled}`.execute(db)
      for (let round = -roundsOfTurn; round < roundsOfTurn; round++) {
        const start = performance.now()
        await search(Math.abs(round))
        if (round >= 0) times[isRuled ? 'ruled' : 'plain'].push(performance.now() - start)
      }
    }
    const [mine, peer] = [median(times.ruled), median(times.plain)]
    const words = `search ${name}, p50 among 100,000 units of an owner with 25 rules`
    figures.push(ratio(section, words, { mine, peer }, 1.3, 'ms'))
  }
  return figures
}
