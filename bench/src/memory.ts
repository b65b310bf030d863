import { readdir, readFile } from 'node:fs/promises'

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

/** Memory of a process and its children, in megabytes. */
export const memoryOf = async (pid = 0): Promise<number> => {
  const sizes = await Promise.all([pid, ...(await childrenOf(pid))].map(shareOf))
  return sizes.reduce((sum, one) => sum + one, 0)
}
