import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openGround } from '@keyhaven/api/testing/outages/ground'
import type { Outcome } from '@keyhaven/api/testing/outages/outage'
import { outages, outageTable, type Row } from '@keyhaven/api/testing/outages/outage-table'
import { renderingOutages } from './rendering.ts'

/** `npm run outages -w deploy`: breaks everything and writes the table; `npm run outages -w deploy -- disk` only what has that word, and its rows. */
const words = process.argv.slice(2)
const rounds = 20
const all = [...outages, ...renderingOutages]
const chosen = all.filter(({ name }) => words.every((word) => name.includes(word)))
const rows: Row[] = []
for (const outage of chosen) {
  if (outage.cannotRun) {
    console.log(`- ${outage.name}: not run: ${outage.cannotRun}`)
    rows.push({ outage, outcome: undefined })
    continue
  }
  const ground = await openGround()
  let outcome: Outcome
  try {
    outcome = await outage.run(ground, rounds)
  } catch (error) {
    outcome = { seen: '', problems: [error instanceof Error ? error.message : String(error)] }
  } finally {
    await ground.close()
  }
  rows.push({ outage, outcome })
  console.log(
    `${outcome.problems.length ? '✗' : '✓'} ${outage.name}: ${[...outcome.problems, outcome.seen].join('; ')}`,
  )
}
const table = path.resolve(import.meta.dirname, '../../../../docs/outages.md')
writeFileSync(table, outageTable(all, rows, existsSync(table) ? readFileSync(table, 'utf8') : ''))
// What a row that failed has left open would keep this process.
process.exit(rows.some(({ outcome }) => outcome?.problems.length) ? 1 : 0)
