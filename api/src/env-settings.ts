import { z } from 'zod'
import { headersOf, hostAndPort, isBucket, isNameServer, isTiles, trusted, url } from './env-values.ts'

const database = url('an address like postgres://user:password@host:5432/name', 'postgres:', 'postgresql:')

/** Shapes of the settings, as the environment has them. */
export const settings = z.object({
  PORT: z.string().refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, 'a port, 0 to 65535'),
  DATA_DIR: z.string().min(1, 'a folder'),
  DATABASE_URL: database.optional(),
  DATABASE_DIRECT_URL: database.optional(),
  DATABASE_READ_URL: database.optional(),
  SMTP_URL: url('an address like smtp://user:password@host:587', 'smtp:', 'smtps:').optional(),
  SEED: z.enum(['demo', 'none'], 'demo or none'),
  ORIGIN: url('an address like https://keyhaven.example', 'http:', 'https:')
    .refine((value) => !URL.canParse(value) || /^\/?$/.test(new URL(value).pathname), 'an address without a path')
    .optional(),
  ROLE: z.enum(['all', 'api', 'edge'], 'all, api or edge'),
  API_ORIGIN: url('an address like http://10.0.0.5:8080', 'http:', 'https:').optional(),
  BIND: z.string().regex(/^[A-Za-z0-9.:_-]+$/, 'an IP address or host name'),
  TRUST_PROXY: z.string().refine(trusted, 'true, a number of hops, or a list of addresses'),
  MAIL_FROM: z.string().regex(/^[^<>@\r\n]*<?[^<>@\s]+@[^<>@\s]+>?$/, 'an address like Keyhaven <mail@example.com>'),
  OPERATOR_NAME: z.string().max(200, 'at most 200 characters'),
  OPERATOR_ADDRESS: z.string().max(500, 'at most 500 characters'),
  OPERATOR_EMAIL: z.string().regex(/^[^@\s]+@[^@\s]+$/, 'an email address'),
  S3_URL: url('an address like https://key:secret@host/bucket', 'http:', 'https:').optional(),
  STORE: z
    .string()
    .refine((value) => !/^[a-z\d]+:/i.test(value) || isBucket(value), 'a folder, or s3://bucket/prefix')
    .optional(),
  RELEASED_BY: z.string().max(100, 'at most 100 characters').optional(),
  RELEASED_FROM: z.string().max(200, 'at most 200 characters').optional(),
  RELEASE_KEY: z.string().max(4000, 'a file, or the text of a private key').optional(),
  RELEASE_ROOT: z
    .string()
    .regex(/^[A-Za-z\d+/]{59}=$/, 'a public key as `npm run release -- rights create-key` prints it')
    .optional(),
  MAP_TILES_URL: z
    .string()
    .refine(isTiles, 'an address like https://tiles.example/europe.pmtiles or https://tiles.example/{z}/{x}/{y}.mvt')
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(200, 'at most 200 characters'),
  KEYHAVEN_ENV: z.enum(['development', 'test', 'production'], 'development, test or production'),
  CANARY_CHECK_SECONDS: z.string().regex(/^\d{1,5}$/, 'a number of seconds, 0 to 99999'),
  DRAIN_SECONDS: z.string().regex(/^\d{1,3}$/, 'a number of seconds, 0 to 999'),
  STRIPE_URL: url('an address like https://api.stripe.com', 'http:', 'https:'),
  DNS_SERVER: z.string().refine(isNameServer, 'an address like 1.1.1.1 or 127.0.0.1:5353').optional(),
  RATE_LIMIT: z.enum(['on', 'off'], 'on or off'),
  OUTGOING: z.enum(['hold', 'send'], 'hold or send').optional(),
  OUTGOING_REQUESTS: z.enum(['public', 'anywhere'], 'public or anywhere'),
  LOG: z.enum(['stdout', 'files'], 'stdout or files').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('an address like http://127.0.0.1:4318', 'http:', 'https:').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine((value) => headersOf(value) !== undefined, 'headers like authorization=Bearer%20secret,x-tenant=one')
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.string().regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'a share from 0 to 1'),
  METRICS_PORT: z
    .string()
    .refine((value) => hostAndPort(value) !== undefined, 'a port, or an address with one like 0.0.0.0:9464')
    .optional(),
})

/** Settings of the environment: name, default, meaning. `docs/settings.md` prints this table. */
export const environment: readonly { name: keyof typeof settings.shape; default: string; meaning: string }[] = [
  { name: 'PORT', default: '8080', meaning: 'Port of everything; 0 picks a free one' },
  { name: 'DATA_DIR', default: '.data', meaning: 'Folder of `db`, `media`, `mail/*.eml`, `log` and `releases`' },
  { name: 'DATABASE_URL', default: '', meaning: 'A PostgreSQL of your own instead of the one under `DATA_DIR`' },
  {
    name: 'DATABASE_DIRECT_URL',
    default: '',
    meaning: 'The same database without the pooler (PgBouncer in transaction mode) that `DATABASE_URL` leads to',
  },
  {
    name: 'DATABASE_READ_URL',
    default: '',
    meaning:
      'A streaming replica of it, which answers what guests search and look at while it is less than 5 seconds behind',
  },
  { name: 'SMTP_URL', default: '', meaning: 'Where mail leaves; without it each mail is a file under `DATA_DIR/mail`' },
  {
    name: 'SEED',
    default: 'demo',
    meaning: '`none`, the default in production, keeps an empty database empty instead of adding demo hosts',
  },
  {
    name: 'ORIGIN',
    default: 'http://localhost:PORT',
    meaning: 'Where people reach it; every absolute link begins with it',
  },
  {
    name: 'ROLE',
    default: 'all',
    meaning:
      '`api` answers no pages, `edge` only pages: it passes calls on to the `API_ORIGIN`; `all` is both in one process',
  },
  { name: 'API_ORIGIN', default: '', meaning: 'Where an edge reaches the API, whose `TRUST_PROXY` names the edge' },
  { name: 'BIND', default: '127.0.0.1', meaning: 'Address to listen on; the default answers on every loopback name' },
  { name: 'TRUST_PROXY', default: '', meaning: '`true`, a number of hops, or addresses whose X-Forwarded-* count' },
  { name: 'MAIL_FROM', default: 'Keyhaven <no-reply@keyhaven.test>', meaning: 'Sender of every mail' },
  { name: 'OPERATOR_NAME', default: 'Keyhaven', meaning: 'Who runs this; for the legal notice' },
  { name: 'OPERATOR_ADDRESS', default: '', meaning: 'Postal address for the legal notice' },
  { name: 'OPERATOR_EMAIL', default: 'operator@keyhaven.test', meaning: 'Contact for the legal notice' },
  { name: 'S3_URL', default: '', meaning: '`https://key:secret@host/bucket` for files instead of `DATA_DIR/media`' },
  {
    name: 'STORE',
    default: '',
    meaning:
      'Release store: a folder, or `s3://bucket/prefix` with host and keys of `S3_URL`; `DATA_DIR/releases` otherwise',
  },
  { name: 'RELEASED_BY', default: '', meaning: 'Who releases, in the history; the user of the system otherwise' },
  { name: 'RELEASED_FROM', default: '', meaning: 'Name of the working copy of releases; host and folder otherwise' },
  {
    name: 'RELEASE_KEY',
    default: '',
    meaning: 'Private key that signs changes of the release store where that has rights: a file, or its text',
  },
  {
    name: 'RELEASE_ROOT',
    default: '',
    meaning: 'Public key that the rights of the release store begin with; a server that has it follows nothing else',
  },
  {
    name: 'CANARY_CHECK_SECONDS',
    default: '30',
    meaning: 'How often canaries are compared with the stable release, and stopped where they do worse; 0 is never',
  },
  {
    name: 'DRAIN_SECONDS',
    default: '0',
    meaning:
      'How long a server that is asked to stop still answers, with 503 at `/readyz`, until each proxy has seen that',
  },
  {
    name: 'STRIPE_URL',
    default: 'https://api.stripe.com',
    meaning: 'The API of Stripe, at which owners take cards with keys of their own; another one to try that out',
  },
  {
    name: 'DNS_SERVER',
    default: '',
    meaning: "Where the records that prove owners' domains are looked up instead of the system's name servers",
  },
  {
    name: 'MAP_TILES_URL',
    default: '',
    meaning:
      'Vector tiles that you host, for streets on maps: a `.pmtiles` archive, or an address with `{z}/{x}/{y}`; outlines of countries without it',
  },
  {
    name: 'MAP_TILES_ATTRIBUTION',
    default: '© OpenStreetMap contributors (openstreetmap.org/copyright)',
    meaning: 'Whose data the tiles are, written below each map',
  },
  { name: 'KEYHAVEN_ENV', default: 'development', meaning: '`production` refuses unsafe settings' },
  { name: 'RATE_LIMIT', default: 'on', meaning: '`off` switches every limit and lock-out off, for tests' },
  { name: 'OUTGOING', default: '', meaning: '`hold` keeps mails and events back, `send` lets them go' },
  {
    name: 'OUTGOING_REQUESTS',
    default: 'public',
    meaning: '`anywhere` fetches pages of private networks too, for tests',
  },
  {
    name: 'LOG',
    default: '',
    meaning:
      '`stdout`, or `files`: rotated ones under `DATA_DIR/log`; without it `files` where the output is redirected into a file',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    default: '',
    meaning: 'Where traces go: the base of a collector that takes OTLP over HTTP; without it none are made',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    default: '',
    meaning: 'What it wants to be sent along, `authorization=Bearer%20secret`',
  },
  { name: 'OTEL_TRACES_SAMPLER_ARG', default: '1', meaning: 'The share of traces that is kept, 0 to 1' },
  {
    name: 'METRICS_PORT',
    default: '',
    meaning:
      'Answers `/metrics` for Prometheus and `/ask` for a proxy there: a port on loopback, or an address like `10.0.0.5:9464`; nowhere without it',
  },
]
