import { readEnv } from '@keyhaven/api/env'
import { startProblem } from '@keyhaven/api/start'
import { addresses, serve } from './serve.ts'

try {
  const env = readEnv()
  const running = await serve(env, (step) => console.log(`${step} …`))
  console.log(`\n${addresses(env, running)}\n`)
} catch (error) {
  console.error(startProblem(error))
  process.exit(1)
}
