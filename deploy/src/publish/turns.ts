import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Store } from '../store/store.ts'
import { isOfDeadProcess, processName } from '../store/temporary.ts'

const folder = 'turns'
/** Time that the first in line is waited for. One that died on another machine is in nobody's way for longer. */
const maxTurnMs = 20_000
const lookEveryMs = 40

/**
 * Waits for the changes that came before: without order all of them would render at once, and all but one in vain. This is no lock.
 * A ticket that stays is passed over, and which change is out is decided by the history alone. Answers how to leave the line.
 */
export const takeTurn = async ({ backing }: Store, turnMs = maxTurnMs) => {
  const own = `${folder}/${processName()}`
  await backing.create(own, own)
  /** Moment at which each ticket was first seen in front of all others. Clocks of machines need not agree. */
  const seenMs = new Map<string, number>()
  for (;;) {
    const tickets = await backing.list(folder)
    const dead = tickets.filter(({ path }) => isOfDeadProcess(basename(path)))
    for (const { path } of dead) await backing.remove(path)
    const line = tickets
      .filter((ticket) => !dead.includes(ticket))
      .toSorted((one, other) => one.modifiedMs - other.modifiedMs || one.path.localeCompare(other.path))
    const [first] = line
    // Somebody took it for dead.
    const isOut = !line.some(({ path }) => path === own)
    if (!first || first.path === own || isOut) break
    const sinceMs = seenMs.get(first.path) ?? performance.now()
    seenMs.set(first.path, sinceMs)
    if (performance.now() - sinceMs > turnMs) await backing.remove(first.path)
    else await wait(Math.max(lookEveryMs, backing.lookEveryMs))
  }
  return () => backing.remove(own)
}
