import { expect, test } from 'vitest'
import type { AppContext } from '../context.ts'
import type { Sweep } from '../sweep.ts'
import { testServer } from '../testing/test-server.ts'
import { startJobs } from './start-jobs.ts'

const silent = { error: () => {}, warn: () => {} }
const sweepOf = (run: () => Promise<unknown>): Sweep => ({ what: 'a thing to test', queue: 'sweeps', run })

/** Two processes of one database, as far as jobs go. */
const startTwo = async (context: AppContext, sweep: Sweep) => {
  const stops = [await startJobs(context, silent, [sweep]), await startJobs(context, silent, [sweep])]
  return () => Promise.all(stops.map((stop) => stop()))
}

test('what is scheduled runs at once, and never twice at the same time, however many processes there are', async () => {
  const { context } = await testServer()
  const [started, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let runs = 0
  const sweep = sweepOf(async () => {
    runs += 1
    started.resolve()
    await released.promise
  })
  const first = await startJobs(context, silent, [sweep])
  await started.promise
  const stop = await startTwo(context, sweep)
  expect(runs).toBe(1)
  released.resolve()
  await Promise.all([first(), stop()])
  expect(runs).toBe(1)
}, 30_000)

test('what fails is said, holds up nothing, and runs again', async () => {
  const { context } = await testServer()
  const logged: string[] = []
  const log = { ...silent, error: (_: object, message: string) => void logged.push(message) }
  for (const _ of ['a first time', 'a second time']) {
    const [failed, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const failing = sweepOf(() => {
      failed.resolve()
      return Promise.reject(new Error('on purpose'))
    })
    const another: Sweep = { what: 'another thing', queue: 'sweeps', run: async () => done.resolve() }
    const stop = await startJobs(context, log, [failing, another])
    await Promise.all([failed.promise, done.promise])
    await stop()
  }
  expect(logged).toEqual(['could not sweep a thing to test', 'could not sweep a thing to test'])
}, 30_000)
