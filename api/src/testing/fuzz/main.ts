import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '../../db/embedded/embedded.ts'
import { fuzz } from './fuzz.ts'

/** `npm run fuzz -w api -- --runs 1000 --seed 1 --only 'POST /api/units/'`: attacks a server of its own, and exits with 1 where it broke. */
const text = (usual: string) => ({ type: 'string', default: usual }) as const
const { runs, seed, only } = parseArgs({ options: { runs: text('100'), seed: text('1'), only: text('') } }).values
const folder = await mkdtemp(join(tmpdir(), 'keyhaven-fuzz-'))
const database = await startEmbedded(folder)
try {
  const options = { databaseUrl: database.url, folder, only, runs: Number(runs), seed: Number(seed) }
  const { statuses, failures } = await fuzz(options)
  for (const failure of failures) console.log(`✗ ${failure}`)
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status || 'closed'}: ${times}`)
  console.log(`${failures.length} calls failed; answers: ${counts.join(', ')}`)
  process.exitCode = failures.length > 0 ? 1 : 0
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}
