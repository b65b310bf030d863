import type { ApiProcess } from '../process.ts'
import { until } from './outage.ts'

/** What a process must be started with so that its threads can be reached. */
export const reachable = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

type Message = { method?: string; params?: { sessionId?: string; workerInfo?: { url: string } } }

/**
 * Reaches the threads of a process as a debugger does. Answers what runs an expression in the newest one whose script has
 * that name: nothing else makes a thread hang, or break down, from outside.
 */
export const reachThreads = async ({ output }: Pick<ApiProcess, 'output'>) => {
  const address = /ws:\/\/127\.0\.0\.1:\d+\/\S+/.exec(output())?.[0]
  if (!address) throw new Error('The process cannot be reached by a debugger.')
  const socket = new WebSocket(address)
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened)
    socket.addEventListener('error', failed)
  })
  const threads = new Map<string, string>()
  socket.addEventListener('message', ({ data }) => {
    const { method, params } = JSON.parse(String(data)) as Message
    if (method === 'NodeWorker.attachedToWorker' && params?.sessionId)
      threads.set(params.sessionId, params.workerInfo?.url ?? '')
    if (method === 'NodeWorker.detachedFromWorker' && params?.sessionId) threads.delete(params.sessionId)
  })
  const post = (method: string, params: object) => socket.send(JSON.stringify({ id: 1, method, params }))
  post('NodeWorker.enable', { waitForDebuggerOnStart: false })
  const newest = (script: string) => [...threads].findLast(([, url]) => url.endsWith(script))?.[0]
  return {
    run: async (script: string, expression: string) => {
      await until(`a thread of ${script}`, () => newest(script) !== undefined)
      const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } })
      post('NodeWorker.sendMessageToWorker', { sessionId: newest(script), message })
    },
    close: () => socket.close(),
  }
}
