type Patience = { firstMs?: number; longestMs?: number; maxRestarts?: number; healthyMs?: number }

/**
 * Pauses before a dead process is started again: longer each time, until it lived for a while. The time that it lived counts as
 * waited: nobody is served the sooner for a pause after half a minute. Undefined when it
 * died too often in a row for another start to help.
 */
export function restartPauses({
  firstMs = 250,
  longestMs = 30_000,
  maxRestarts = 10,
  healthyMs = 60_000,
}: Patience = {}) {
  let inARow = 0
  return (livedMs: number): number | undefined => {
    inARow = livedMs >= healthyMs ? 1 : inARow + 1
    if (inARow > maxRestarts) return undefined
    return Math.max(firstMs, Math.min(firstMs * 2 ** (inARow - 1), longestMs) - livedMs)
  }
}

export type RestartPauses = ReturnType<typeof restartPauses>
