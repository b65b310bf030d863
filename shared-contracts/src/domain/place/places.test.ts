import { describe, expect, it } from 'vitest'
import { countryCode } from './countries.ts'
import { guestLocales } from '../locale.ts'
import { isNamed, placeFor, placesOf, suggest } from './places.ts'

const bookable = {
  cities: [
    'Bad Ischl',
    'Ischgl',
    'Orebić',
    'Prague',
    'Salzburg',
    'Singapore',
    'Split',
    'Wien',
    'Zell am See',
    'Zürich',
  ],
  countries: ['Austria', 'Croatia', 'Czechia', 'Singapore', 'Switzerland', 'Österreich'],
  city_names: {
    Prague: { en: 'Prague', de: 'Prag', cs: 'Praha' },
    Wien: { en: 'Vienna', de: 'Wien', cs: 'Vídeň' },
  },
  country_codes: { Austria: 'AT', Croatia: 'HR', Czechia: 'CZ', Singapore: 'SG', Switzerland: 'CH', Österreich: 'AT' },
}
const places = placesOf(bookable, 'en', guestLocales)
const german = placesOf(bookable, 'de', guestLocales)
const names = (typed: string, all = places) => suggest(all, typed).map(({ shown }) => shown)

describe('suggestions', () => {
  it('find places without case and accents', () => {
    expect(names('OREBIC')).toEqual(['Orebić'])
    expect(names('zur')).toEqual(['Zürich'])
    expect(names('Zuerich')).toEqual(['Zürich'])
  })

  it('find towns and countries by their names in any language, and show them in that of the page', () => {
    expect(names('Österr', german)).toEqual(['Österreich'])
    expect(names('Tschech', german)).toEqual(['Tschechien'])
    expect(names('oesterreich')).toEqual(['Austria'])
    for (const typed of ['Prag', 'praha', 'prague']) expect(names(typed, german)).toEqual(['Prag'])
    for (const typed of ['Wien', 'vienna', 'viden']) expect(names(typed)).toEqual(['Vienna'])
  })

  it('offer a town once that owners write in several cases, as most would write it', () => {
    const written = { cities: ['ALTAUSSEE', 'Altaussee', 'Sankt Pölten', 'SANKT PÖLTEN'], countries: [] }
    expect(names('', placesOf(written, 'de', guestLocales))).toEqual(['Altaussee', 'Sankt Pölten'])
  })

  it('forgive one slip in a word that is long enough', () => {
    for (const typed of ['Salzbrug', 'Salzbug', 'Salzzburg', 'Zalzburg', 'salzb', 'zalz'])
      expect([typed, names(typed)]).toEqual([typed, ['Salzburg']])
    expect(names('zel am')).toEqual(['Zell am See'])
    expect(names('wxy')).toEqual([])
  })

  it('list what begins with the text before what only holds it', () => {
    expect(names('isch')).toEqual(['Ischgl', 'Bad Ischl'])
    expect(names('see')).toEqual(['Zell am See'])
  })

  it('never let many cities push out the countries', () => {
    expect(names('')).toHaveLength(8)
    expect(names('')).toContain('Croatia')
  })

  it('are none for what nobody knows', () => {
    expect(names('Atlantis')).toEqual([])
  })
})

describe('the place that a text means', () => {
  it('is the city where a city and a country share a name', () => {
    expect(placeFor(places, 'singapore')).toMatchObject({ kind: 'city', name: 'Singapore' })
  })

  it('is the only suggestion, and none of several', () => {
    expect(placeFor(places, 'cro')).toMatchObject({ kind: 'country', name: 'Croatia' })
    expect(placeFor(places, 'isch')).toBeUndefined()
    expect(placeFor(places, '  ')).toBeUndefined()
  })

  it('is one where owners write it in two languages', () => {
    expect(placeFor(german, 'Österreich')).toMatchObject({ kind: 'country', name: 'Austria', shown: 'Österreich' })
  })

  it('counts as named only in full', () => {
    expect(isNamed(places, 'wien')).toBe(true)
    expect(isNamed(places, 'wie')).toBe(false)
  })
})

it.each([
  ['Österreich', 'AT'],
  ['oesterreich', 'AT'],
  [' AUTRICHE ', 'AT'],
  ['Czech Republic', 'CZ'],
  ['Česko', 'CZ'],
  ['U.S.A.', 'US'],
  ['Great Britain', 'GB'],
  ['Hrvatska', 'HR'],
  ['at', 'AT'],
  ['Fidschi', 'FJ'],
  ['Ruritania', undefined],
  ['', undefined],
])('reads “%s” as the country %s', (written, code) => {
  expect(countryCode(written)).toBe(code)
})
