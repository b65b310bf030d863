import { readFileSync } from 'node:fs'
import { runRow, titleOf } from './faults/row.ts'
import { faultTable, outageTable, tableText } from './faults/tables.ts'
import { faultRows, type FaultWorld } from './faults/run-fault.ts'
import { buildFaulty, publishWhole } from './faults/release.ts'
import { expect, ownerOn, test } from './keyhaven.ts'

// It breaks what its server ships; no other file of tests may follow there.
test.use({ env: { OWN_SERVER: 'faults' } })

for (const table of [faultTable, outageTable])
  test(`${table.file.split('/').at(-1)} has today's rows, each of them measured: npm run faults -w e2e`, () => {
    const text = readFileSync(table.file, 'utf8')
    expect(text).toBe(tableText(table))
    expect(text).not.toContain('not measured yet')
  })

let world: Omit<FaultWorld, 'context' | 'server'>
test.beforeAll(async ({ server }) => {
  test.setTimeout(240_000)
  const { token } = await ownerOn(server, 'faults@example.com')
  let faulty: Promise<string> | undefined
  world = { token, newest: await publishWhole(server.releases), build: () => (faulty ??= buildFaulty()) }
})

for (const row of faultRows)
  test(titleOf(row), async ({ context, server }) => {
    test.slow()
    await runRow(row, { ...world, context, server })
  })
