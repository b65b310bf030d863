import { readEnv } from './env.ts'
import { closeOnSignal, startApi, startProblem } from './start.ts'

try {
  const env = readEnv()
  const api = await startApi(env, { progress: (step) => console.log(step) })
  closeOnSignal(() => api.close())
  const port = await api.listen()
  console.log(`API    http://localhost:${port}/keyhaven`)
  console.log(`Docs   http://localhost:${port}/keyhaven/docs/`)
  console.log(`Mails  ${api.parts.mail.where}`)
} catch (error) {
  console.error(startProblem(error))
  process.exit(1)
}
