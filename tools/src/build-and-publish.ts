import { readEnv } from '@keyhaven/api/env'
import { exitCodeOf, startProblem } from '@keyhaven/api/server/run-server'
import { publishAll } from '@keyhaven/deploy/publish/publish-all'
import { storeOf } from '@keyhaven/deploy/store/open-store'
import { buildAll } from './build/build-all.ts'
import { servedCalls } from './face/kept-releases.ts'

/** The first half of `npm start`, a process of its own, so that what builds takes no memory while the server runs. */
try {
  const store = await storeOf(readEnv())
  const say = (line: string) => console.log(`  ${line}`)
  console.log('Building what changed …')
  await buildAll({ say })
  console.log('Publishing …')
  // These sources run, not the API before them: their second change of a call would otherwise be refused for its sake.
  await publishAll(store, [], say, { api: await servedCalls(), wayBack: false })
} catch (error) {
  console.error(startProblem(error))
  process.exitCode = exitCodeOf(error)
}
