import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '../../db/embedded/embedded.ts'
import { openDb } from '../../db/pool.ts'
import { startDns } from '../dns-server.ts'
import { startProcess } from '../process.ts'
import { runFuzz } from './run.ts'

/** `npm run fuzz -w api -- --requests 100000 --seed 1 --first 0`: sends what breaks programs to a server of its own, and exits with 1 where it broke. */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    first: { type: 'string', default: '0' },
  },
})
const folder = await mkdtemp(join(tmpdir(), 'keyhaven-fuzz-'))
const database = await startEmbedded(folder)
const dns = await startDns()
const server = await startProcess({
  KEYHAVEN_ENV: 'test',
  DATA_DIR: folder,
  DATABASE_URL: database.url,
  DNS_SERVER: dns.address,
})
const db = openDb(database.url, { max: 2 })
const memory = () => {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(server.child.pid)], { encoding: 'utf8' })
  return `${Math.round(Number(kilobytes) / 1024)} MB`
}
try {
  const begun = performance.now()
  console.log(`${values.requests} requests, seed ${values.seed}; the server has ${memory()}`)
  const { sent, faults, statuses, slowestMs } = await runFuzz({
    origin: new URL(server.url).origin,
    db,
    requests: Number(values.requests),
    seed: Number(values.seed),
    first: Number(values.first),
    batchDone: (progress) =>
      console.log(
        `${progress.sent} sent in ${Math.round((performance.now() - begun) / 1000)} s, ${progress.faults.length} faults, ${memory()}`,
      ),
  })
  for (const { index, what, request } of faults) console.log(`✗ ${index} ${what}\n  ${request}`)
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status || 'closed'}: ${times}`)
  console.log(`${sent} requests, ${faults.length} faults; slowest ${Math.round(slowestMs)} ms; ${counts.join(', ')}`)
  if (faults.length > 0) console.log(server.output().slice(-5000))
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await server.end('SIGTERM')
  await db.destroy()
  await dns.close()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}
