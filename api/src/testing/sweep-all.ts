import type { AppContext } from '../context.ts'
import { sweeps } from '../domains.ts'
import { runSweep } from '../sweep.ts'

/** Runs everything that is done every minute, once. */
export async function sweepAll(context: AppContext, failed: (error: unknown, what: string) => void) {
  for (const sweep of sweeps) await runSweep(context, sweep, failed)
}
