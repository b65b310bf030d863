import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromiumLaunch } from '@keyhaven/tools/chromium-launch'
import { chromium } from '@playwright/test'
import { ownerOn } from '../keyhaven.ts'
import { startServer } from '../server.ts'
import { faults } from './fault-list.ts'
import { faultTable } from './fault-table.ts'
import { buildFaulty, publishWhole } from './release.ts'
import { type Cell, runCell, runRelease } from './run-cell.ts'

/** `npm run faults -w e2e`: injects every fault and prints the table; `npm run faults -w e2e -- entry` only those with that word. */
const words = process.argv.slice(2)
const chosen = faults.filter(({ name }) => words.every((word) => name.includes(word)))
const server = await startServer()
const browser = await chromium.launch(chromiumLaunch)
const cells: Cell[] = []
const note = (cell: Cell) => {
  cells.push(cell)
  const { fault, moment, seen, seconds, recovered, problems } = cell
  const outcome = `${seen} after ${seconds.toFixed(1)} s, back by ${recovered || 'nothing'}`
  process.stderr.write(`${problems.length ? '✗' : '✓'} ${fault}, ${moment}: ${[outcome, ...problems].join('; ')}\n`)
}
try {
  const { token } = await ownerOn(server, 'faults@example.com')
  const newest = await publishWhole(server.releases)
  const ground = { browser, origin: server.origin, releases: server.releases, token, newest }
  const waiting = chosen
    .filter(({ code }) => !code)
    .flatMap((fault) => fault.moments.map((moment) => ({ fault, moment })))
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) note(await runCell(ground, next.fault, next.moment))
  }
  // Most of a cell is waiting; those that change the release store have it for themselves.
  await Promise.all([work(), work(), work()])
  const inReleases = chosen.filter(({ code }) => code)
  const build = inReleases.length ? await buildFaulty() : ''
  for (const fault of inReleases) for (const cell of await runRelease(ground, fault, build)) note(cell)
} finally {
  await browser.close()
  await server.stop()
}
const table = faultTable(faults, cells)
process.stdout.write(table)
if (words.length === 0) writeFileSync(path.join(import.meta.dirname, '../../../docs/faults.md'), table)
process.exitCode = cells.some(({ problems }) => problems.length) ? 1 : 0
