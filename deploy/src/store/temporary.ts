import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

const hourMs = 3_600_000
/** Tells this process from an earlier one with its number. */
const life = randomUUID().slice(0, 8)
const host = hostname().replaceAll('~', '-')

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A name that no other process gives: it says which one it is of. */
export const processName = () => [host, process.pid, life, randomUUID().slice(0, 8)].join('~')

/** True for the name of a process of this machine that has ended. */
export const isOfDeadProcess = (name: string) => {
  const [where, pid, whose] = name.split('~')
  return where === host && (Number(pid) === process.pid ? whose !== life : !isAlive(Number(pid)))
}

/** A path of its own for a file or folder that is not finished yet: what is there is never read. */
export const temporaryPath = (folder: string) => {
  mkdirSync(join(folder, 'tmp'), { recursive: true })
  return join(folder, 'tmp', processName())
}

/** Removes what processes left unfinished when they died; of other machines, what is older than an hour. */
export const sweepTemporary = (folder: string) => {
  const all = join(folder, 'tmp')
  mkdirSync(all, { recursive: true })
  for (const name of readdirSync(all)) {
    const isElsewhere = name.split('~')[0] !== host
    const isOld = (statSync(join(all, name), { throwIfNoEntry: false })?.mtimeMs ?? 0) <= Date.now() - hourMs
    if (isOfDeadProcess(name) || (isElsewhere && isOld)) rmSync(join(all, name), { recursive: true, force: true })
  }
}
