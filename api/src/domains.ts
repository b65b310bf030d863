import { existsSync, readdirSync } from 'node:fs'
import { shownIn as shownInOwn } from '@keyhaven/shared-contracts/contract/effects'
import type { Domain } from '@keyhaven/shared-contracts/contract/endpoint'
import type { AppContext } from './context.ts'
import type { Constraints } from './http/problem.ts'
import type { App } from './http/serve.ts'
import { ownSweeps, type Sweep } from './sweep.ts'

/** Domains whose answers show a table, by its name: what a change of it makes old. */
export type ShownIn = Readonly<Record<string, readonly Domain[]>>

/** Parts of a domain, each under this name from its file. */
type Parts = {
  routes: (app: App, context: AppContext) => void
  constraints: Constraints
  sweeps: readonly Sweep[]
  shownIn: ShownIn
}
const files = {
  routes: 'routes.ts',
  constraints: 'constraints.ts',
  sweeps: 'schedule.ts',
  shownIn: 'effects.ts',
} as const satisfies Record<keyof Parts, string>

const here = new URL('./', import.meta.url)
const folders = readdirSync(here, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))

/** The parts of that name of all domains. A folder with the file is a domain: no list names it. */
const partsOf = async <K extends keyof Parts>(name: K): Promise<Parts[K][]> => {
  const urls = folders.map((folder) => new URL(`${folder}/${files[name]}`, here)).filter((url) => existsSync(url))
  return Promise.all(
    urls.map(async ({ href }) => {
      const part = ((await import(href)) as Partial<Parts>)[name]
      if (part === undefined) throw new Error(`${href.slice(here.href.length)} exports no ${name}`)
      return part
    }),
  )
}

/** What binds the calls of each domain. */
export const domains = await partsOf('routes')

const listed = (await partsOf('constraints')).flatMap((constraints) => Object.entries(constraints))
const twice = listed.find(([name], at) => listed.findIndex(([other]) => other === name) !== at)
if (twice) throw new Error(`Two domains have a reason for the constraint ${twice[0]}`)
/** Reasons for every constraint that people can meet, from its domain. */
export const constraints: Constraints = Object.fromEntries(listed)

/** Everything that is done every minute. */
export const sweeps: readonly Sweep[] = [...(await partsOf('sweeps')).flat(), ...ownSweeps]

/** Domains whose answers show a table, with what added areas say of theirs and of others. */
export const shownIn: ReadonlyMap<string, readonly Domain[]> = new Map(
  [
    ...Map.groupBy(
      [shownInOwn as ShownIn, ...(await partsOf('shownIn'))].flatMap(Object.entries<readonly Domain[]>),
      ([table]) => table,
    ),
  ].map(([table, lines]) => [table, [...new Set(lines.flatMap(([, shown]) => shown))]]),
)
