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

/** A path of its own for a file or folder that is not finished yet: what is there is never read. */
export const temporaryPath = (folder: string) => {
  mkdirSync(join(folder, 'tmp'), { recursive: true })
  return join(folder, 'tmp', [host, process.pid, life, randomUUID().slice(0, 8)].join('~'))
}

/** Removes what processes left unfinished when they died; of other machines, what is older than an hour. */
export const sweepTemporary = (folder: string) => {
  const all = join(folder, 'tmp')
  mkdirSync(all, { recursive: true })
  for (const name of readdirSync(all)) {
    const [where, pid, whose] = name.split('~')
    const isOurs = where === host && (Number(pid) === process.pid ? whose === life : isAlive(Number(pid)))
    const isYoung = (statSync(join(all, name), { throwIfNoEntry: false })?.mtimeMs ?? 0) > Date.now() - hourMs
    if (isOurs || (where !== host && isYoung)) continue
    rmSync(join(all, name), { recursive: true, force: true })
  }
}
