import { join, resolve } from 'node:path'
import type { z } from 'zod'
import { environment, settings } from './env-settings.ts'
import { headersOf, hostAndPort, isBucket, proxies } from './env-values.ts'

export type AppEnv = {
  mode: 'development' | 'test' | 'production'
  port: number
  dataDir: string
  databaseUrl?: string | undefined
  /** Address of the same database, where `databaseUrl` leads to a pooler that keeps no session. */
  databaseDirectUrl?: string | undefined
  /** A replica for the reads of the public site. */
  databaseReadUrl?: string | undefined
  smtpUrl?: string | undefined
  s3Url?: string | undefined
  /** Folder of the releases, or `s3://bucket/prefix`. */
  store: string
  releasedBy?: string | undefined
  releasedFrom?: string | undefined
  /** Key that signs changes of the release store, a file or its text, and the public key that its rights begin with. */
  releaseKey?: string | undefined
  releaseRoot?: string | undefined
  /** Time between looks at canaries; 0 is never. */
  canaryCheckMs: number
  /** Time from the signal to stop until the port closes, for proxies to lead requests elsewhere. */
  drainMs: number
  /** The API of Stripe. */
  stripeOrigin: string
  dnsServer?: string | undefined
  seed: 'demo' | 'none'
  origin: string
  /** Role of this process: pages and calls, or only one of them. */
  role: 'all' | 'api' | 'edge'
  /** Address of the API for an edge that runs alone. */
  apiOrigin?: string | undefined
  bind: string
  trustProxy: boolean | number | string
  mailFrom: string
  operator: { name: string; address: string; email: string }
  /** Vector tiles of maps. */
  mapTiles?: { url: string; attribution: string } | undefined
  rateLimit: boolean
  outgoing?: 'hold' | 'send' | undefined
  /** Addresses that may be fetched when an owner names a page. */
  outgoingRequests: 'public' | 'anywhere'
  log?: 'stdout' | 'files' | undefined
  /** Collector of spans, and the share of traces; no span is made without it. */
  traces?: { endpoint: string; headers: Record<string, string>; ratio: number } | undefined
  /** Address of `/metrics`; without it there is none. */
  metrics?: { host: string; port: number } | undefined
}

/** A value of the environment that cannot be used; the message is one line that names it. */
export class EnvError extends Error {}

/** Error of the environment that may pass: another start can succeed. */
export class NotYet extends EnvError {}

const defaults = Object.fromEntries(environment.map((entry) => [entry.name, entry.default]))
/** Refuses settings that production must not be without, or must not have. */
function refuseUnsafe({ ORIGIN, SMTP_URL, RATE_LIMIT, OUTGOING_REQUESTS, ROLE }: z.output<typeof settings>) {
  const where = 'where KEYHAVEN_ENV is production'
  if (RATE_LIMIT === 'off') throw new EnvError(`RATE_LIMIT must not be off ${where}.`)
  if (OUTGOING_REQUESTS === 'anywhere') throw new EnvError(`OUTGOING_REQUESTS must not be anywhere ${where}.`)
  const { protocol, hostname } = new URL(ORIGIN ?? 'http://unset.invalid')
  const isLoopback = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
  if (protocol !== 'https:' && !isLoopback) throw new EnvError(`ORIGIN must be an https address ${where}.`)
  if (!SMTP_URL && ROLE !== 'edge')
    throw new EnvError(`SMTP_URL must be set ${where}: mails hold links that sign people in.`)
}

/** Defaults in production: demo hosts are added only if the operator asks for them. */
const inProduction: Record<string, string> = { SEED: 'none' }

/** Reads and checks the environment; an empty value counts as not set. */
export function readEnv(source: Record<string, string | undefined> = process.env): AppEnv {
  const isProduction = source['KEYHAVEN_ENV']?.trim() === 'production'
  const otherwise = (name: string) => (isProduction && inProduction[name]) || defaults[name]
  const values = Object.fromEntries(
    environment.map(({ name }) => {
      const value = source[name]?.trim() || (name === 'ORIGIN' ? '' : otherwise(name))
      return [name, value === '' && name !== 'TRUST_PROXY' && !name.startsWith('OPERATOR') ? undefined : value]
    }),
  )
  const result = settings.safeParse(values)
  if (!result.success) {
    const issue = result.error.issues[0]
    const name = String(issue?.path[0])
    // Addresses and headers can hold passwords, so their value is not repeated.
    const value = /_(?:URL|ENDPOINT|HEADERS|KEY)$/.test(name)
      ? ''
      : `, not ${JSON.stringify(source[name]?.trim().slice(0, 80))}`
    throw new EnvError(`${name} must be ${issue?.message}${value}.`)
  }
  const env = result.data
  if (isProduction) refuseUnsafe(env)
  if (env.ROLE === 'edge' && !env.API_ORIGIN) throw new EnvError('API_ORIGIN must be set where ROLE is edge.')
  if (env.ORIGIN?.startsWith('https:') && env.MAP_TILES_URL?.startsWith('http:'))
    throw new EnvError('MAP_TILES_URL must be an https address where ORIGIN is one: browsers would refuse it.')
  const store = env.STORE ?? join(env.DATA_DIR, 'releases')
  if (isBucket(store) && !env.S3_URL) throw new EnvError('S3_URL must be set where STORE is a bucket.')
  return {
    mode: env.KEYHAVEN_ENV,
    port: Number(env.PORT),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    smtpUrl: env.SMTP_URL,
    s3Url: env.S3_URL,
    store: isBucket(store) ? store : resolve(store),
    releasedBy: env.RELEASED_BY,
    releasedFrom: env.RELEASED_FROM,
    releaseKey: env.RELEASE_KEY,
    releaseRoot: env.RELEASE_ROOT,
    canaryCheckMs: Number(env.CANARY_CHECK_SECONDS) * 1000,
    drainMs: Number(env.DRAIN_SECONDS) * 1000,
    stripeOrigin: env.STRIPE_URL,
    dnsServer: env.DNS_SERVER,
    seed: env.SEED,
    origin: new URL(env.ORIGIN ?? `http://localhost:${env.PORT}`).origin,
    role: env.ROLE,
    apiOrigin: env.API_ORIGIN && new URL(env.API_ORIGIN).origin,
    bind: env.BIND,
    trustProxy: proxies(env.TRUST_PROXY),
    mailFrom: env.MAIL_FROM,
    operator: { name: env.OPERATOR_NAME, address: env.OPERATOR_ADDRESS, email: env.OPERATOR_EMAIL },
    mapTiles: env.MAP_TILES_URL ? { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION } : undefined,
    rateLimit: env.RATE_LIMIT === 'on',
    outgoing: env.OUTGOING,
    outgoingRequests: env.OUTGOING_REQUESTS,
    log: env.LOG,
    traces:
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
            headers: env.OTEL_EXPORTER_OTLP_HEADERS ? (headersOf(env.OTEL_EXPORTER_OTLP_HEADERS) ?? {}) : {},
            ratio: Number(env.OTEL_TRACES_SAMPLER_ARG),
          },
    metrics: env.METRICS_PORT === undefined ? undefined : hostAndPort(env.METRICS_PORT),
  }
}

/** Reads the environment with some of the variables changed, for commands that name another place than the server uses. */
export const readEnvWith = (changes: Readonly<Record<string, string>>) => readEnv({ ...process.env, ...changes })
