import { countryCode } from '@keyhaven/shared-contracts/domain/place/countries'
import { fold } from '@keyhaven/shared-contracts/domain/fold'
import type { Db } from '../../db/pool.ts'
import { readPlaces, readTowns } from '../reads.ts'
import { townNames, type TownNames } from './town-names.ts'

type Written = { city: string; country: string }

const byName = Map.groupBy(
  townNames.flatMap((town) => town.all.map((name) => ({ town, name: fold(name) }))),
  ({ name }) => name,
)
const townsCalled = (name: string): TownNames[] => [...new Set(byName.get(fold(name))?.map(({ town }) => town))]

/** Names of a town in each language of guests; undefined where they are all the same. */
const namesOfTown = ({ city, country }: Written) => {
  const code = countryCode(country)
  return townsCalled(city).find((town) => town.country === code)?.names
}

type Spellings = Map<string, string[]>
const cacheMs = 30_000
/** All towns of the platform are thousands of names, which change seldom. */
const ofPlatform = new WeakMap<Db, { until: number; spellings: Promise<Spellings> }>()

const readSpellings = async (db: Db, owner: number | undefined): Promise<Spellings> =>
  Map.groupBy(await readPlaces(db, 'city', owner), fold)

function spellingsOf(db: Db, owner: number | undefined) {
  if (owner !== undefined) return readSpellings(db, owner)
  const entry = ofPlatform.get(db)
  if (entry && entry.until > performance.now()) return entry.spellings
  const spellings = readSpellings(db, owner)
  ofPlatform.set(db, { until: performance.now() + cacheMs, spellings })
  spellings.catch(() => ofPlatform.delete(db))
  return spellings
}

/** Spellings by owners of a town that a guest names in any language, in any case and without its marks; the name itself, where no owner has one. */
export async function writtenCities(db: Db, named: string, owner: number | undefined) {
  const towns = townsCalled(named)
  const names = [named, ...towns.flatMap(({ all }) => all)]
  const spellings = await spellingsOf(db, owner)
  // A town that came a moment ago is found by its exact name.
  const candidates = [...new Set([...names, ...names.flatMap((name) => spellings.get(fold(name)) ?? [])])]
  if (towns.length === 0) return candidates
  const written = await readTowns(db, candidates, owner)
  const isOneOf = ({ city, country }: Written) =>
    towns.some((town) => town.country === countryCode(country) && town.all.some((name) => fold(name) === fold(city)))
  // Somewhere else a town may have that very name.
  if (written.some((place) => place.city === named && !isOneOf(place))) return [named]
  const cities = [...new Set(written.filter(isOneOf).map(({ city }) => city))]
  return cities.length > 0 ? cities : [named]
}

/** Names of some towns in each language, by their spelling; without those that are called the same everywhere. */
export async function namesOfTowns(db: Db, cities: readonly string[], owner: number | undefined) {
  const several = cities.filter((city) => townsCalled(city).length > 0)
  const written = several.length > 0 ? await readTowns(db, several, owner) : []
  return Object.fromEntries(
    written.flatMap((place) => {
      const names = namesOfTown(place)
      return names ? [[place.city, names]] : []
    }),
  )
}

/** Spellings by owners of a country, by its name in any language or by its ISO code. */
export async function writtenCountries(db: Db, named: string, owner: number | undefined) {
  const code = countryCode(named)
  if (code === undefined) return [named]
  const written = (await readPlaces(db, 'country', owner)).filter((country) => countryCode(country) === code)
  return written.length > 0 ? written : [named]
}

/** The ISO codes of countries, by how they are written. */
export const codesOf = (countries: readonly string[]) =>
  Object.fromEntries(
    countries.flatMap((country) => {
      const code = countryCode(country)
      return code ? [[country, code]] : []
    }),
  )

const maxPlaces = 10_000
type OfAllLanguages = { city_names?: TownNames['names']; country_code?: string }
/** The same places come in search after search, and to fold their names was a twentieth of one. */
const byPlace = new Map<string, OfAllLanguages>()

const ofAllLanguages = ({ city, country }: Written): OfAllLanguages => {
  const key = `${country}\n${city}`
  const cached = byPlace.get(key)
  if (cached) return cached
  const [names, code] = [namesOfTown({ city, country }), countryCode(country)]
  const place = { ...(names && { city_names: names }), ...(code && { country_code: code }) }
  if (byPlace.size >= maxPlaces) byPlace.clear()
  byPlace.set(key, place)
  return place
}

/** A place with what guests of all languages need to be told of it in theirs. */
export const placeOut = <P extends Written>(place: P) => ({ ...place, ...ofAllLanguages(place) })
