import { crc32 } from 'node:zlib'
import fc, { type Arbitrary } from 'fast-check'
import { openDb } from '../../db/pool.ts'
import { startDns } from '../dns-server.ts'
import { startProcess } from '../process.ts'
import { newPeople } from './people.ts'
import { type Call, requestsOf } from './requests.ts'
import { send } from './send.ts'
import type { Source } from './values.ts'

type Document = { paths: Record<string, Record<string, Call>>; components: Pick<Source, 'schemas'> }
/** Where an attack goes, and where it counts the statuses of answers and reports what failed. */
export type Attack = { origin: string; runs: number; seed: number; statuses: Map<number, number>; failures: string[] }

/** What costs a password hash or a demo account is called less often. */
const costly = /login\/|register|password|second-factor|end-account|keep-account/
/** What deletes records or ends sessions does it to people of its own, so that the others still have something to work with. */
const isEnding = ({ method, path }: Call) => method === 'DELETE' || /logout|end-account/.test(path)
const callsAtOnce = 16

type Input = { bytes: Buffer; hidden?: string[]; isHttp?: boolean }
/** Sends as many inputs as told, and reports the smallest one that fails. */
export const attack = async (
  { origin, runs, seed, statuses, failures }: Attack,
  name: string,
  inputs: Arbitrary<Input>,
) => {
  const property = fc.asyncProperty(inputs, async ({ bytes, ...terms }) => {
    const status = await send(origin, bytes, terms)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  const bounds = { numRuns: runs, interruptAfterTimeLimit: 30_000 + runs * 200, markInterruptAsFailure: true }
  const { failed, counterexample, errorInstance } = await fc.check(property, { ...bounds, seed: seed ^ crc32(name) })
  const text = counterexample?.[0].bytes.toString().slice(0, 3000)
  if (failed)
    failures.push(`${name}: ${String(errorInstance)}, --runs ${runs} --seed ${seed} --only "${name}"\n${text}`)
}

const lines = `GET / HTTP/1.1|GET /keyhaven/api/clients/ HTTP/9.9|POST /keyhaven/auth/login/ HTTP/1.1|GET\t/ HTTP/1.1|\0\u0001
PRI * HTTP/2.0|GET http://evil.example/ HTTP/1.1|CONNECT evil.example:443 HTTP/1.1`
const heads = `|Host: b|Content-Length: -1|Content-Length: 99999999999999999999|Transfer-Encoding: chunked| folded: x|X: \0
Transfer-Encoding: chunked, identity|Content-Length: 5\r\nTransfer-Encoding: chunked|Upgrade: websocket|X: ${'x'.repeat(20_000)}`
const oneOf = (texts: string) => fc.constantFrom(...texts.split(/\||(?<!\r)\n/))
const noHttp = fc
  .tuple(
    oneOf(lines),
    fc.constantFrom('', 'Host: a\r\n'),
    oneOf(heads),
    fc.constantFrom('', '0\r\n\r\n', 'zz\r\n', '{"a":', '\0'.repeat(99)),
  )
  .map(([line, host, head, body]) => ({
    bytes: Buffer.from(`${line}\r\n${host}${head}\r\n\r\n${body}`),
    isHttp: false,
  }))

type Options = { databaseUrl: string; folder: string; runs: number; seed: number; only?: string }
/** Attacks each call of a server of its own, or those whose method and path hold a text. */
export const fuzz = async ({ databaseUrl, folder, runs, seed, only = '' }: Options) => {
  const [dns, db] = [await startDns(), openDb(databaseUrl, { max: 2 })]
  const env = { KEYHAVEN_ENV: 'test', DATA_DIR: folder, DATABASE_URL: databaseUrl, DNS_SERVER: dns.address }
  const server = await startProcess(env)
  const { origin } = new URL(server.url)
  const aim: Attack = { origin, runs, seed, statuses: new Map(), failures: [] }
  try {
    const { paths, components } = (await (await fetch(`${origin}/keyhaven/openapi.json`)).json()) as Document
    const calls = Object.entries(paths)
      .flatMap(([path, verbs]) =>
        Object.entries(verbs).map(([verb, one]) => ({ ...one, path, method: verb.toUpperCase() })),
      )
      .filter(({ method, path }) => `${method} ${path}`.includes(only))
    await attack({ ...aim, runs: runs * 4 }, 'no HTTP', noHttp)
    for (let from = 0; from < calls.length; from += callsAtOnce) {
      const shared = await newPeople(db, origin)
      const attackCall = async (call: Call) => {
        const people = isEnding(call) ? await newPeople(db, origin) : shared
        const inputs = people.map((person) => {
          const others = people.filter((one) => one !== person)
          const hidden = others.map(({ secret }) => secret)
          return requestsOf(call, person, others, components.schemas).map((bytes) => ({ bytes, hidden }))
        })
        await attack(
          { ...aim, runs: costly.test(call.path) ? Math.ceil(runs / 5) : runs },
          `${call.method} ${call.path}`,
          fc.oneof(...inputs),
        )
      }
      await Promise.all(calls.slice(from, from + callsAtOnce).map(attackCall))
    }
  } finally {
    await server.end('SIGTERM')
    await db.destroy()
    await dns.close()
  }
  return aim
}
