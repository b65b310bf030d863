import { readEnv } from './env.ts'
import { runServer } from './server/run-server.ts'
import { startApi } from './server/start.ts'

await runServer(async (ends) => {
  const api = await startApi(readEnv(), { progress: (step) => console.log(step), ends })
  const port = await api.listen()
  console.log(`API    http://localhost:${port}/keyhaven`)
  console.log(`Docs   http://localhost:${port}/keyhaven/docs/`)
  console.log(`Mails  ${api.context.mail.where}`)
  return api
})
