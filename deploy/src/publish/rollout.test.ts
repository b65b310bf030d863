import type { AreaEntry } from '@keyhaven/shared-contracts/platform/registry'
import { aRelease } from '@keyhaven/shared-contracts/testing/a-release'
import { expect, it } from 'vitest'
import { canary, heldBack, pin, promote, prune, rollBack } from './rollout.ts'

const [a, b, c] = ['1.0.0-aaaaaa', '1.0.0-bbbbbb', '1.0.0-cccccc'] as const
const entry = (over: Partial<AreaEntry> = {}): AreaEntry => ({
  salt: 'bookings',
  stable: b,
  previous: a,
  owners: {},
  withdrawn: [],
  releases: Object.fromEntries([a, b, c].map((version) => [version, aRelease(version)])),
  ...over,
})

it('promotes the canary for everybody, and what was stable is the way back', () => {
  const next = promote(entry({ rollout: { version: c, percent: 5 } }))
  expect([next.stable, next.previous, next.rollout]).toEqual([c, b, undefined])
})

it('promotes a version by its id and leaves the canary of another alone', () => {
  const next = promote(entry({ stable: a, previous: undefined, rollout: { version: c, percent: 5 } }), b)
  expect([next.stable, next.previous, next.rollout?.version]).toEqual([b, a, c])
  expect(promote(entry(), b)).toEqual(entry())
})

it('says what there is where a version is unknown, and asks for one where there is no canary', () => {
  expect(() => promote(entry(), '9.9.9-ffffff')).toThrow(`There is no release 9.9.9-ffffff; there are ${a}, ${b}, ${c}`)
  expect(() => promote(entry())).toThrow('name the version')
  expect(() => rollBack(entry(), '9.9.9-ffffff')).toThrow('There is no release')
  expect(() => pin(entry(), '7', '9.9.9-ffffff')).toThrow('There is no release')
})

it('gives a release to a share of the visitors, grows it and ends it', () => {
  const tried = canary(entry(), c, 5)
  expect(tried.rollout).toEqual({ version: c, percent: 5 })
  expect(canary(tried, c, 50).rollout?.percent).toBe(50)
  expect(canary(tried, c, 0)).not.toHaveProperty('rollout')
  expect(() => canary(entry(), c, 101)).toThrow('from 0 to 100')
  expect(() => canary(entry(), b, 5)).toThrow('everybody has it')
})

it('rolls a canary back first and leaves what is stable', () => {
  const next = rollBack(entry({ rollout: { version: c, percent: 5 } }))
  expect([next.stable, next.previous, next.rollout, next.withdrawn]).toEqual([b, a, undefined, [c]])
})

it('rolls back to the version before, behind which stands the newest good one before that', () => {
  const next = rollBack(entry({ stable: c, previous: b }))
  expect([next.stable, next.previous, next.withdrawn]).toEqual([b, a, [c]])
  const again = rollBack(next)
  expect([again.stable, again.previous, again.withdrawn]).toEqual([a, undefined, [c, b]])
  expect(() => rollBack(again)).toThrow(`There is no release before ${a} to go back to`)
})

it('rolls back to a named version past a bad one, with the canary', () => {
  const next = rollBack(entry({ rollout: { version: c, percent: 5 } }), a)
  expect([next.stable, next.rollout, next.withdrawn]).toEqual([a, undefined, [c, b]])
})

it('holds back what was rolled back or is a canary, until it is promoted', () => {
  const back = rollBack(entry({ stable: c, previous: b }))
  expect(heldBack(back, c)).toBe('it was rolled back')
  expect(heldBack(back, b)).toBeUndefined()
  expect(heldBack(canary(entry(), c, 5), c)).toBe('it is a canary for 5 % of the visitors')
  expect(heldBack(promote(back, c), c)).toBeUndefined()
})

it('gives an owner a release of their own and takes it away', () => {
  const pinned = pin(entry(), '7', c)
  expect(pinned.owners).toEqual({ '7': c })
  expect(pin(pinned, '7').owners).toEqual({})
  expect(() => pin(entry(), 'anna', c)).toThrow('anna is not the number of an owner')
})

it('prunes what is old and what nobody can be given, and nothing else', () => {
  const old = entry({ stable: c, previous: b, withdrawn: [a] })
  const pruned = prune(old, () => true)
  expect(pruned.gone).toEqual([a])
  expect(Object.keys(pruned.entry.releases)).toEqual([b, c])
  expect(pruned.entry.withdrawn).toEqual([])
  expect(prune(old, () => false)).toEqual({ entry: old, gone: [] })
  expect(prune(pin(old, '7', a), () => true).gone).toEqual([])
})
