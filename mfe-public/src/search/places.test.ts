import { describe, expect, it } from 'vitest'
import { isNamed, placeFor, placesOf, suggest } from './places.ts'

const places = placesOf({
  cities: ['Bad Ischl', 'Ischgl', 'Orebić', 'Salzburg', 'Singapore', 'Split', 'Wien', 'Zell am See', 'Zürich'],
  countries: ['Austria', 'Croatia', 'Singapore', 'Switzerland'],
})
const names = (typed: string) => suggest(places, typed).map((place) => place.name)

describe('suggestions', () => {
  it('finds places without case and accents', () => {
    expect(names('OREBIC')).toEqual(['Orebić'])
    expect(names('zur')).toEqual(['Zürich'])
  })

  it('lists what begins with the text before what only holds it', () => {
    expect(names('isch')).toEqual(['Ischgl', 'Bad Ischl'])
    expect(names('see')).toEqual(['Zell am See'])
  })

  it('never lets many cities push out the countries', () => {
    expect(names('')).toHaveLength(8)
    expect(names('')).toContain('Croatia')
  })

  it('is empty for what nobody knows', () => {
    expect(names('Atlantis')).toEqual([])
  })
})

describe('the place that a text means', () => {
  it('is the city where a city and a country share a name', () => {
    expect(placeFor(places, 'singapore')).toEqual({ kind: 'city', name: 'Singapore' })
  })

  it('is the only suggestion, and none of several', () => {
    expect(placeFor(places, 'cro')).toEqual({ kind: 'country', name: 'Croatia' })
    expect(placeFor(places, 'isch')).toBeUndefined()
    expect(placeFor(places, '  ')).toBeUndefined()
  })

  it('counts as named only in full', () => {
    expect(isNamed(places, 'wien')).toBe(true)
    expect(isNamed(places, 'wie')).toBe(false)
  })
})
