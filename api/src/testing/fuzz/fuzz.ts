import { crc32 } from 'node:zlib'
import fc, { type Arbitrary } from 'fast-check'
import { openDb } from '../../db/pool.ts'
import { startDns } from '../dns-server.ts'
import { oddHttp } from '../hostile.ts'
import { startProcess } from '../process.ts'
import { newPeople } from './people.ts'
import { type Call, requestsOf } from './requests.ts'
import { send } from './send.ts'
import type { Source } from './values.ts'

type Document = { paths: Record<string, Record<string, Call>>; components: Pick<Source, 'schemas'> }
/** Target of an attack, and its results: statuses of answers by count, and failures. */
export type Attack = { origin: string; runs: number; seed: number; statuses: Map<number, number>; failures: string[] }

/** Calls that cost a password hash or a demo account; they are made less often. */
const costly = /login\/|register|password|second-factor|end-account|keep-account/
/** Calls that delete records or end sessions; they use people of their own, so that the others still have something to work with. */
const isEnding = ({ method, path }: Call) => method === 'DELETE' || /logout|end-account/.test(path)
const callsAtOnce = 16

type Inputs = Arbitrary<{ bytes: Buffer; hidden?: string[]; isHttp?: boolean }>
/** Sends as many inputs as told, and reports the smallest one that fails. */
export const attack = async ({ origin, runs, seed, statuses, failures }: Attack, name: string, inputs: Inputs) => {
  const property = fc.asyncProperty(inputs, async ({ bytes, ...terms }) => {
    const status = await send(origin, bytes, terms)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  const bounds = { numRuns: runs, interruptAfterTimeLimit: 60_000 + runs * 1000, markInterruptAsFailure: true }
  const { failed, counterexample, errorInstance } = await fc.check(property, { ...bounds, seed: seed ^ crc32(name) })
  const text = counterexample?.[0].bytes.toString().slice(0, 3000)
  if (failed)
    failures.push(`${name}: ${String(errorInstance ?? 'took too long')}, with --seed ${seed} --only "${name}"\n${text}`)
}

const noHttp = fc
  .tuple(...oddHttp.map((parts) => fc.constantFrom(...parts)))
  .map((parts) => ({ bytes: Buffer.from(`${parts.join('\r\n')}\r\n`), isHttp: false }))

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
    const calls = Object.entries(paths).flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([verb, call]) => ({ ...call, path, method: verb.toUpperCase() })),
    )
    const some = calls.filter(({ method, path }) => `${method} ${path}`.includes(only))
    await attack({ ...aim, runs: runs * 4 }, 'no HTTP', noHttp)
    for (let from = 0; from < some.length; from += callsAtOnce) {
      const shared = await newPeople(db, origin)
      const attacks = some.slice(from, from + callsAtOnce).map(async (call) => {
        const people = isEnding(call) ? await newPeople(db, origin) : shared
        const inputs = fc.oneof(...people.map((person) => requestsOf(call, person, people, components.schemas)))
        const share = costly.test(call.path) ? 0.2 : 1
        await attack({ ...aim, runs: Math.ceil(runs * share) }, `${call.method} ${call.path}`, inputs)
      })
      await Promise.all(attacks)
    }
  } finally {
    await server.end('SIGTERM')
    await db.destroy()
    await dns.close()
  }
  return aim
}
