import { expect, it } from 'vitest'
import { TimelinePosition } from './timeline-position.ts'

const dayWidth = 40
const at = (day: string) => {
  const position = new TimelinePosition(day)
  const scale = position.scaleFor(dayWidth, 31)
  return {
    position,
    scale,
    scrollTo: (to: string) => position.follow({ scrollLeft: scale.xOf(to), scrollTop: 0 }, scale),
  }
}

it('tells the address where it has come to rest, once', () => {
  const { position, scale, scrollTo } = at('2027-03-01')
  scrollTo('2027-04-10')
  expect(position.settle(scale)).toBe('2027-04-10')
  expect(position.settle(scale)).toBeUndefined()
})

it('is not pulled back by an address that lags behind', () => {
  const { position, scale, scrollTo } = at('2027-03-01')
  scrollTo('2027-04-10')
  position.settle(scale)
  scrollTo('2027-05-20')
  position.ask('2027-04-10')
  expect(position.inSight(31).first).toBe('2027-05-20')
})

it('goes where the address calls it, however far', () => {
  const { position, scale } = at('2027-03-01')
  position.ask('2190-01-01')
  expect(position.inSight(31).first).toBe('2190-01-01')
  const far = position.scaleFor(dayWidth, 31)
  expect(far).not.toBe(scale)
  expect(position.xIn(far)).toBe(far.xOf('2190-01-01'))
})

it('keeps its scale while there is room, and stops at the ends of the calendar', () => {
  const { position, scale, scrollTo } = at('2027-03-01')
  scrollTo('2030-01-01')
  expect(position.scaleFor(dayWidth, 31)).toBe(scale)
  const first = at('1900-01-01')
  expect(first.scale.origin).toBe('1900-01-01')
  expect(first.position.scaleFor(dayWidth, 31)).toBe(first.scale)
})
