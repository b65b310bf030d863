import { expect, test } from 'vitest'
import { restartPauses } from './restart-pauses.ts'

test('each start that fails waits twice as long, up to a limit, and after too many there is none', () => {
  const pauseAfter = restartPauses({ firstMs: 100, longestMs: 500, maxRestarts: 5 })
  expect([0, 10, 0, 0, 0, 0].map(pauseAfter)).toEqual([100, 190, 400, 500, 500, undefined])
})

test('what lived longer than it would have to wait is started again at once, however often it died', () => {
  const pauseAfter = restartPauses()
  const pauses = [0, 0, 0, 0, 0, 0, 20_000, 40_000].map(pauseAfter)
  expect(pauses.slice(-2)).toEqual([250, 250])
})

test('what lived for a minute begins with the shortest pause again', () => {
  const pauseAfter = restartPauses({ firstMs: 100, maxRestarts: 2 })
  expect([0, 0, 60_000, 0, 0].map(pauseAfter)).toEqual([100, 200, 100, 200, undefined])
})
