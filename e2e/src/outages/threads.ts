import type { ApiProcess } from '@keyhaven/api/testing/process'
import { until } from '../faults/row.ts'

/** Environment of a process whose threads can be reached. */
export const reachable = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

const evaluation = 1
type Message = { id?: number; method?: string; params?: { sessionId?: string; workerInfo?: { url: string } } }

/**
 * Evaluates an expression in the newest thread of a script, as a debugger does: nothing else makes a thread hang, or die,
 * from outside. It disconnects, because a process that ends waits for its debugger.
 */
export const runInThread = async ({ output }: Pick<ApiProcess, 'output'>, script: string, expression: string) => {
  const address = /ws:\/\/127\.0\.0\.1:\d+\/\S+/.exec(output())?.[0]
  if (!address) throw new Error('The process cannot be reached by a debugger.')
  const socket = new WebSocket(address)
  try {
    await new Promise((opened, failed) => {
      socket.addEventListener('open', opened)
      socket.addEventListener('error', failed)
    })
    const threads = new Map<string, string>()
    let isEvaluated = false
    socket.addEventListener('message', ({ data }) => {
      const { id, method, params } = JSON.parse(String(data)) as Message
      if (method === 'NodeWorker.attachedToWorker' && params?.sessionId)
        threads.set(params.sessionId, params.workerInfo?.url ?? '')
      if (id === evaluation) isEvaluated = true
    })
    const post = (id: number, method: string, params: object) => socket.send(JSON.stringify({ id, method, params }))
    post(0, 'NodeWorker.enable', { waitForDebuggerOnStart: false })
    const newest = () => [...threads].findLast(([, url]) => url.endsWith(script))?.[0]
    await until(`a thread of ${script}`, () => newest() !== undefined)
    const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } })
    post(evaluation, 'NodeWorker.sendMessageToWorker', { sessionId: newest(), message })
    await until('its answer', () => isEvaluated)
  } finally {
    socket.close()
  }
}
