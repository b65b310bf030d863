import { readEnv } from '@keyhaven/api/env'
import { startProblem } from '@keyhaven/api/start'
import { publishAll } from '@keyhaven/deploy/publish-all'
import { addresses, serve, storeOf } from '@keyhaven/deploy/serve'
import { buildAll } from './build/build-all.ts'

/** `npm start`: builds what changed, publishes it to the local release store, and serves everything on one port. */
try {
  const env = readEnv()
  const say = (line: string) => console.log(`  ${line}`)
  console.log('Building what changed …')
  await buildAll({ say })
  console.log('Publishing …')
  await publishAll(storeOf(env), [], say)
  const running = await serve(env, (step) => console.log(`${step} …`))
  console.log(`\n${addresses(env, running)}\n\nCtrl-C stops it.`)
} catch (error) {
  console.error(startProblem(error))
  process.exit(1)
}
