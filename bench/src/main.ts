import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { availabilityBench } from './availability-bench.ts'
import { calendarBench } from './calendar-bench.ts'
import { feedBench } from './feeds/feed-bench.ts'
import type { Figure } from './figures.ts'
import { guestBench } from './guest-bench.ts'
import { loadBench } from './load/load-bench.ts'
import { migrationBench } from './load/migration-bench.ts'
import { listBench } from './list-bench.ts'
import { publishBench } from './publish-bench.ts'
import { raceBench } from './race-bench.ts'
import { statementBench } from './statement-bench.ts'
import { webBench } from './web/web-bench.ts'

/** `npm run bench [section …]`: measures, prints, and keeps `bench/results.json` and `docs/performance.md`. */
const root = path.dirname(path.dirname(import.meta.dirname))
const resultsFile = path.join(root, 'bench/results.json')
const sections: Record<string, () => Promise<Figure[]>> = {
  web: webBench,
  guests: guestBench,
  migrations: migrationBench,
  load: loadBench,
  availability: availabilityBench,
  race: raceBench,
  lists: listBench,
  calendar: calendarBench,
  publish: publishBench,
  feeds: feedBench,
  statements: statementBench,
}

type Results = Record<string, { measured: string; figures: Figure[] }>

const page = (results: Results) =>
  [
    '# Performance',
    '',
    `Measured by \`npm run bench\`, never asserted by a test: ratios against a peer, or a limit, in the same run. This run: ${cpus().length} cores, ${cpus()[0]?.model.trim()}, Node ${process.version}.`,
    ...Object.values(results).flatMap(({ measured, figures }) => [
      '',
      `## ${figures[0]?.section} (${measured})`,
      '',
      '| figure | value | against | |',
      '|---|---|---|---|',
      ...figures.map(({ name, value, against, ok }) => `| ${name} | ${value} | ${against} | ${ok ? '✓' : '✗'} |`),
    ]),
    '',
  ].join('\n')

const names = process.argv.slice(2)
const before = existsSync(resultsFile) ? (JSON.parse(readFileSync(resultsFile, 'utf8')) as Results) : {}
// Those of a benchmark that is gone go with it.
const results: Results = Object.fromEntries(Object.entries(before).filter(([name]) => name in sections))
/** After each section: what was measured stays where a later one fails. */
const keep = () => {
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync(path.join(root, 'docs/performance.md'), page(results))
}
for (const [name, run] of Object.entries(sections)) {
  if (names.length > 0 && !names.includes(name)) continue
  console.log(`\n── ${name}`)
  const figures = await run()
  results[name] = { measured: new Date().toISOString().slice(0, 10), figures }
  for (const figure of figures) {
    console.log(`${figure.ok ? '✓' : '✗'} ${figure.name}: ${figure.value}${figure.against && ` (${figure.against})`}`)
  }
  keep()
}
keep()
process.exitCode = Object.values(results).every(({ figures }) => figures.every(({ ok }) => ok)) ? 0 : 1
