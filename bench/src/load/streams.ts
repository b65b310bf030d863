import { eventsPath } from '@keyhaven/shared-contracts/contract/events'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { type Call, drive, type Run } from './drive.ts'
import { tokenOf } from './owners.ts'

const childrenOf = async (pid: number) => {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const texts = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''))
  return (await Promise.all(texts)).flatMap((text) => text.split(' ').filter(Boolean).map(Number))
}

/** Its share of what it has in common with others, as Linux counts it: a library that two have loaded counts once. */
const shareOf = async (pid: number) => {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024
}

/** Memory of a process and its children, in megabytes. */
const memoryOf = async (pid = 0): Promise<number> => {
  const sizes = await Promise.all([pid, ...(await childrenOf(pid))].map(shareOf))
  return sizes.reduce((sum, one) => sum + one, 0)
}

/** So much processor time a process has had, in seconds; Linux counts it in hundredths. */
const processorOf = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

const open = async (origin: string, token: string, agent: Agent) => {
  const request = get(`${origin}/keyhaven${eventsPath}`, { agent, headers: { authorization: `Token ${token}` } })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`A stream was refused with ${answer.statusCode}`)
  return answer
}

const restSeconds = 10

/** Cost of open event streams for one process, five to an owner: memory, idle processor, calls meanwhile, and the delay of a change. */
export const openStreams = async (origin: string, pid: number, count: number, call: Call, calls: readonly Call[]) => {
  const before = await memoryOf(pid)
  const agent = new Agent({ maxSockets: Infinity })
  const streams: IncomingMessage[] = []
  const tokens = Array.from({ length: count }, (_, index) => tokenOf(1 + (index % (count / 5))))
  // A hundred at a time, as pages do that reconnect after a restart.
  while (tokens.length > 0)
    streams.push(...(await Promise.all(tokens.splice(0, 100).map((token) => open(origin, token, agent)))))
  const kilobytesEach = (((await memoryOf(pid)) - before) * 1000) / count

  const started = processorOf(pid)
  await new Promise((later) => setTimeout(later, restSeconds * 1000))
  const processorAtRest = (processorOf(pid) - started) / restSeconds

  const run: Run = await drive(origin, calls, 10)
  // What the calls before have changed is told, and read, by now.
  await new Promise((later) => setTimeout(later, 1000))
  let start = Infinity
  const ofFirst = streams.filter((_, index) => index % (count / 5) === 0)
  const notified = Promise.all(
    ofFirst.map(
      (stream) =>
        new Promise<number>((heard, failed) => {
          stream.setEncoding('utf8').once('close', () => failed(new Error('A stream ended')))
          // What was waiting to be read comes before the change is sent, which is a moment after this.
          stream.on('data', (text: string) => {
            if (/"domains":\["/.test(text) && performance.now() > start) heard(performance.now())
          })
        }),
    ),
  )
  await new Promise((later) => setTimeout(later, 500))
  start = performance.now()
  const answer = await fetch(origin + call.path, {
    method: call.method ?? 'GET',
    headers: { authorization: `Token ${call.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(call.body),
  })
  if (!answer.ok) throw new Error(`${call.path}: ${answer.status}`)
  const lastToldMs = Math.max(...(await notified)) - start
  for (const stream of streams) stream.destroy()
  agent.destroy()
  return { kilobytesEach, processorAtRest, run, lastToldMs }
}
