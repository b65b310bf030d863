import type { AppContext } from './context.ts'
import { partsOf } from './domain-parts.ts'
import type { Constraints } from './http/problem.ts'
import type { App } from './http/serve.ts'
import { ownSweeps, type Sweep } from './sweep.ts'

/** Binds the calls of every domain. */
export const domains = await partsOf<(app: App, context: AppContext) => void>('routes.ts', 'routes')

const lines = (await partsOf<Constraints>('constraints.ts', 'constraints')).flatMap((part) => Object.entries(part))
const twice = lines.find(([name], at) => lines.findIndex(([other]) => other === name) !== at)
if (twice) throw new Error(`Two domains have a reason for the constraint ${twice[0]}`)
/** Reasons for every constraint that people can meet, from its domain. */
export const constraints: Constraints = Object.fromEntries(lines)

/** Everything that is done every minute. */
export const sweeps: readonly Sweep[] = [
  ...(await partsOf<readonly Sweep[]>('schedule.ts', 'sweeps')).flat(),
  ...ownSweeps,
]
