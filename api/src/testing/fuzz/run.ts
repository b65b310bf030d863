import { Agent } from 'node:http'
import { between, pick, seeded, type Random } from '../../demo/content/random.ts'
import type { Db } from '../../db/pool.ts'
import { type Document, operationsOf } from './document.ts'
import { newPeople } from './people.ts'
import { requestFrom } from './requests.ts'
import { type Outcome, send, sendRaw } from './send.ts'

/** Owners lose records and sessions to requests that succeed, so that new ones take their place. */
const requestsPerPeople = 5000
const concurrency = 12
const maxFaults = 50

export type Fault = { index: number; what: string; request: string }
export type Progress = { sent: number; faults: Fault[]; statuses: Map<number, number>; slowestMs: number }
type Options = {
  origin: string
  db: Db
  requests: number
  seed: number
  first?: number
  batchDone?: (progress: Progress) => void
}

const rawBytes = (random: Random) => {
  const line = pick(random, [
    'GET / HTTP/1.1',
    'GET /keyhaven/api/clients/ HTTP/9.9',
    'POST /keyhaven/auth/login/ HTTP/1.1',
    'GET\t/ HTTP/1.1',
    '\u0000\u0001',
    'PRI * HTTP/2.0',
    'GET http://evil.example/ HTTP/1.1',
    'CONNECT evil.example:443 HTTP/1.1',
  ])
  const headers = pick(random, [
    '',
    'Host: a\r\nHost: b',
    'Content-Length: -1',
    'Host: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked',
    'Host: a\r\nTransfer-Encoding: chunked, identity',
    'Host: a\r\nContent-Length: 99999999999999999999',
    'Host: a\r\n folded: x',
    'Host: a\r\nX: \u0000',
    `Host: a\r\nX: ${'x'.repeat(20_000)}`,
    'Host: a\r\nUpgrade: websocket\r\nConnection: Upgrade',
  ])
  const body = pick(random, ['', '0\r\n\r\n', 'zz\r\n', '{"a":', '\u0000'.repeat(between(random, 1, 300))])
  return Buffer.from(`${line}\r\n${headers}\r\n\r\n${body}`, 'latin1')
}

/** Sends that many requests, each made of the seed and its own number alone and of the records of its people. */
export const runFuzz = async ({ origin, db, requests, seed, first = 0, batchDone = () => {} }: Options) => {
  const document = (await (await fetch(`${origin}/keyhaven/openapi.json`)).json()) as Document
  const operations = operationsOf(document)
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const progress: Progress = { sent: 0, faults: [], statuses: new Map(), slowestMs: 0 }

  const note = (index: number, request: string, { status, fault }: Outcome, ms: number) => {
    progress.sent++
    progress.slowestMs = Math.max(progress.slowestMs, ms)
    progress.statuses.set(status, (progress.statuses.get(status) ?? 0) + 1)
    if (fault !== undefined && progress.faults.length < maxFaults) progress.faults.push({ index, what: fault, request })
  }
  const one = async (index: number, people: Awaited<ReturnType<typeof newPeople>>) => {
    const random = seeded(Math.imul(seed, 0x9e_37_79_b1) + index)
    const begun = performance.now()
    if (random() < 0.02) {
      const bytes = rawBytes(random)
      return note(
        index,
        bytes.toString('latin1').slice(0, 500),
        await sendRaw(origin, bytes),
        performance.now() - begun,
      )
    }
    const asked = requestFrom(random, { document, operations, people })
    const outcome = await send(origin, agent, asked)
    const { method, path, headers, body } = asked
    const said = `${method} ${path.slice(0, 500)} ${JSON.stringify(headers).slice(0, 500)} ${body?.toString().slice(0, 2000) ?? ''}`
    note(index, said, outcome, performance.now() - begun)
  }

  for (let from = first; from < first + requests; from += requestsPerPeople) {
    const until = Math.min(from + requestsPerPeople, first + requests)
    const people = await newPeople(db, origin)
    let next = from
    const sender = async () => {
      while (next < until) await one(next++, people)
    }
    await Promise.all(Array.from({ length: concurrency }, sender))
    batchDone(progress)
    if (progress.faults.length >= maxFaults) break
  }
  agent.destroy()
  return progress
}
