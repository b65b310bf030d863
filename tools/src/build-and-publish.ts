import { readEnv } from '@keyhaven/api/env'
import { exitCodeOf, startProblem } from '@keyhaven/api/server/run-server'
import { Refused } from '@keyhaven/deploy/publish/change-store'
import { publishAll } from '@keyhaven/deploy/publish/publish-all'
import { releaseKey } from '@keyhaven/deploy/rights/keys'
import { storeOf } from '@keyhaven/deploy/store/open-store'
import { readRegistry } from '@keyhaven/deploy/store/generation'
import { buildAll } from './build/build-all.ts'
import { servedApi } from './face/kept-releases.ts'

/** The first half of `npm start`, a process of its own, so that what builds takes no memory while the server runs. */
try {
  const env = readEnv()
  const store = await storeOf(env)
  const say = (line: string) => console.log(`  ${line}`)
  console.log('Building what changed …')
  await buildAll({ say })
  console.log('Publishing …')
  try {
    // These sources run, not the API before them: their second change of a call would otherwise be refused for its sake.
    await publishAll(store, [], say, {
      ...{ api: await servedApi(), wayBack: false, keepsUnfit: true, atStart: true },
      ...{ by: env.releasedBy, from: env.releasedFrom, key: releaseKey(env.releaseKey), why: 'the server started' },
    })
  } catch (error) {
    // What is out already is better than no server.
    if (!(error instanceof Refused) || (await readRegistry(store)).shell.version === 'none') throw error
    say(
      `${error.message} The server starts with what is out; \`npm run release -- publish --dry-run\` says what is in the way.`,
    )
  }
} catch (error) {
  console.error(startProblem(error))
  process.exitCode = exitCodeOf(error)
}
