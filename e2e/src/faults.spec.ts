import type { Moment } from './faults/fault.ts'
import { faults } from './faults/fault-list.ts'
import { buildFaulty, publishWhole } from './faults/release.ts'
import { type Ground, runCell, runRelease } from './faults/run-cell.ts'
import { expect, ownerOn, test } from './keyhaven.ts'

// It breaks what its server ships; no other file of tests may follow there.
test.use({ env: { OWN_SERVER: 'faults' } })

/** The most telling cells of the table; `npm run faults -w e2e` runs all of them. */
const telling: [fault: string, moment: Moment][] = [
  ['entry: connection reset', 'start'],
  ['exposed module: never answered', 'use'],
  ['page’s own chunk: 404', 'chunk'],
  ['page’s own chunk: wrong hash', 'start'],
  ['shell: lazy shared group 404', 'use'],
  ['shell: all scripts 404', 'start'],
  ['registry: an entry that cannot be read at all', 'start'],
  ['stale HTML: the area’s files are gone', 'start'],
  ['release: throws at its first render', 'start'],
  ['release: throws in an effect', 'use'],
]
const faultOf = (name: string) => {
  const found = faults.find((fault) => fault.name === name)
  if (!found) throw new Error(`the table has no ${name}`)
  return found
}

let ground: Omit<Ground, 'browser'>
test.beforeAll(async ({ server }) => {
  test.setTimeout(120_000)
  const { token } = await ownerOn(server, 'faults@example.com')
  ground = { origin: server.origin, releases: server.releases, token, newest: await publishWhole(server.releases) }
})

for (const [name, moment] of telling)
  test(`${name}, ${moment}: people see something useful, and nobody else is harmed`, async ({ browser }) => {
    const fault = { ...faultOf(name), moments: [moment] }
    const cells = fault.code
      ? await runRelease({ ...ground, browser }, fault, await buildFaulty())
      : [await runCell({ ...ground, browser }, fault, moment)]
    expect(cells.flatMap(({ problems }) => problems)).toEqual([])
  })
