import { readEnv } from '@keyhaven/api/env'
import { startProblem } from '@keyhaven/api/start'
import { publishAll } from '@keyhaven/deploy/publish-all'
import { addresses, serve, storeOf } from '@keyhaven/deploy/serve'
import { buildAll } from './build/build-all.ts'

/** `npm start`: builds and publishes what has changed, then serves everything from one process. */
try {
  const env = readEnv()
  const say = (line: string) => console.log(line)
  say('Building what has changed …')
  await buildAll({ say })
  await publishAll(storeOf(env), [], say)
  const running = await serve(env, (step) => say(`${step} …`))
  say(`\n${addresses(env, running)}\n\nCtrl-C stops it.`)
} catch (error) {
  console.error(startProblem(error))
  process.exit(1)
}
