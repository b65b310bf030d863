import path from 'node:path'
import { stopRequests } from '@keyhaven/api/server/run-server'
import { run, supervise } from './supervise.ts'

/** `npm start`: builds what changed, publishes it to the local release store, and keeps the server running on one port. */
const { signal: stopping } = stopRequests()
const { code } = await run(path.join(import.meta.dirname, 'build-and-publish.ts'), stopping).ended
if (stopping.aborted) process.exit(0)
if (code !== 0) process.exit(code ?? 1)
process.exit(await supervise(path.join(import.meta.dirname, '../../deploy/src/main.ts'), stopping))
