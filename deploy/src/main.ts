import { readEnv } from '@keyhaven/api/env'
import { runServer } from '@keyhaven/api/server/run-server'
import { addresses, serve } from './serve.ts'

await runServer(async (ends) => {
  const env = readEnv()
  const running = await serve(env, (step) => console.log(`${step} …`), ends)
  console.log(`\n${addresses(env, running)}\n`)
  // After a restart it takes the same port.
  process.send?.({ port: running.port })
  return running
})
