import { expect, test } from 'vitest'
import { fairConcurrencyLimit } from './concurrency-limit.ts'

/** Pieces of work that end when they are told to, and the order in which they began. */
function work() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const start = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((done) => void ends.set(name, done))
  }
  return { begun, start, end: (name: string) => ends.get(name)?.() }
}

test('keys that wait are served round-robin, however much one of them has waiting', async () => {
  const { begun, start, end } = work()
  const { run } = fairConcurrencyLimit({ all: 1, each: 1 })
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => run(name[0], start(name)))
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) {
    await expect.poll(() => begun.at(-1)).toBe(name)
    end(name)
  }
  await Promise.all(all)
})

test('one key never has more than its own turns, and leaves the others to everybody else', async () => {
  const { begun, start, end } = work()
  const { run } = fairConcurrencyLimit({ all: 3, each: 2 })
  const all = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => run(name[0], start(name)))
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1'])
  end('b1')
  await expect.poll(() => begun.at(-1)).toBe('b2')
  end('a1')
  await expect.poll(() => begun.at(-1)).toBe('a3')
  for (const name of ['a2', 'a3', 'b2']) end(name)
  await Promise.all(all)
})

test('who waits too long, or behind too many, is refused, and the turn goes to the next', async () => {
  const refusal = () => new Error('busy')
  const { take } = fairConcurrencyLimit({ each: 1, maxWaiting: 1, waitMs: 1, refusal })
  const end = await take('a')
  const [late, crowded] = await Promise.allSettled([take('a'), take('a')])
  expect([late.status, crowded.status]).toEqual(['rejected', 'rejected'])
  end()
  end()
  const again = await take('a')
  await expect(take('a')).rejects.toThrow('busy')
  again()
})
