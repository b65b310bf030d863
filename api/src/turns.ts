/** Lets only so many pieces of work run at once; the others wait for their turn. */
export function turns(atOnce: number) {
  let busy = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= atOnce) await new Promise<void>((go) => waiting.push(go))
    else busy += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
