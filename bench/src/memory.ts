import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

const childrenOf = async (pid: number) => {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const texts = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''))
  return (await Promise.all(texts)).flatMap((text) => text.split(' ').filter(Boolean).map(Number))
}

/** Its share of what it has in common with others, as Linux counts it: a library that two have loaded counts once. */
const shareOf = async (pid: number) => {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024
}

/** What a process holds together with those that it started, in megabytes. */
export const memoryOf = async (pid = 0): Promise<number> => {
  const held = await Promise.all([pid, ...(await childrenOf(pid))].map(shareOf))
  return held.reduce((sum, one) => sum + one, 0)
}

/** The most that a process and those that it started held at one moment while something was done. */
export const peakWhile = async <T>(pid: number | undefined, work: () => Promise<T>): Promise<[T, number]> => {
  let peak = 0
  const state = { isDone: false }
  const watch = async () => {
    while (!state.isDone) {
      peak = Math.max(peak, await memoryOf(pid))
      await wait(20)
    }
  }
  const watching = watch()
  const done = await work().finally(() => (state.isDone = true))
  await watching
  return [done, peak]
}
