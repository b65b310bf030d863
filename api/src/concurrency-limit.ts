type Bounds = {
  /** Limit of all that run at once. */
  all?: number
  /** Limit of those with one key that run at once. */
  each: number
  /** Limit of those with one key that wait, and their time; beyond either, `refusal` is thrown. */
  maxWaiting?: number
  waitMs?: number
  refusal?: () => Error
}

type Line = { running: number; waiting: (() => void)[] }

/** Work in turns: each key, usually an owner, has so many of its own, and keys that wait are served round-robin. */
export function fairConcurrencyLimit({ all = Infinity, each, maxWaiting = Infinity, waitMs, refusal }: Bounds) {
  const lines = new Map<unknown, Line>()
  let running = 0
  const refused = () => refusal?.() ?? new Error('Too much work is waiting.')

  /** The other keys are served first. */
  const toEnd = (key: unknown, line: Line) => {
    lines.delete(key)
    if (line.running > 0 || line.waiting.length > 0) lines.set(key, line)
  }
  const serveNext = () => {
    // The loop meets a key again that `toEnd` has moved behind the others.
    for (const [key, line] of lines) {
      if (running >= all) return
      const start = line.running < each ? line.waiting.shift() : undefined
      if (!start) continue
      running += 1
      line.running += 1
      toEnd(key, line)
      start()
    }
  }

  /** Waits for a turn; answers how to end it. */
  const take = async (key: unknown): Promise<() => void> => {
    const line = lines.get(key) ?? { running: 0, waiting: [] }
    lines.set(key, line)
    if (line.waiting.length >= maxWaiting && line.running >= each) throw refused()
    await new Promise<void>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      line.waiting.push(start)
      serveNext()
      if (waitMs === undefined || !line.waiting.includes(start)) return
      timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(start), 1)
        toEnd(key, line)
        reject(refused())
      }, waitMs)
    })
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      running -= 1
      line.running -= 1
      toEnd(key, line)
      serveNext()
    }
  }

  const run = async <T>(key: unknown, work: () => Promise<T>): Promise<T> => {
    const end = await take(key)
    try {
      return await work()
    } finally {
      end()
    }
  }
  return { take, run }
}

export type FairConcurrencyLimit = ReturnType<typeof fairConcurrencyLimit>

/** Lets only so many pieces of work run at once; the others wait for their turn. */
export function concurrencyLimit(atOnce: number) {
  const line = fairConcurrencyLimit({ each: atOnce })
  return <T>(work: () => Promise<T>): Promise<T> => line.run(undefined, work)
}
