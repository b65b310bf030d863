import { Resolver } from 'node:dns'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { environment } from './env-settings.ts'
import { readEnv } from './env.ts'

test('without any setting it is a development server on port 8080', () => {
  const env = readEnv({})
  expect(env).toMatchObject({
    port: 8080,
    bind: '127.0.0.1',
    mode: 'development',
    seed: 'demo',
    rateLimit: true,
    outgoingRequests: 'public',
    trustProxy: false,
  })
  expect(env.origin).toBe('http://localhost:8080')
  expect(env.dataDir).toMatch(/\/\.data$/)
})

test('absolute links follow the port, or ORIGIN where it is set', () => {
  expect(readEnv({ PORT: '9000' }).origin).toBe('http://localhost:9000')
  expect(readEnv({ ORIGIN: 'https://keyhaven.example/' }).origin).toBe('https://keyhaven.example')
})

test('an empty or blank value counts as not set', () => {
  expect(readEnv({ PORT: ' ', SMTP_URL: '', SEED: '' })).toMatchObject({ port: 8080, smtpUrl: undefined, seed: 'demo' })
})

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://x'],
  ['SMTP_URL', 'localhost:25'],
  ['SEED', 'yes'],
  ['ORIGIN', 'keyhaven.example'],
  ['ORIGIN', 'https://keyhaven.example/app'],
  ['BIND', 'a b'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'A <a@example.com>\r\nBcc: b@example.com'],
  ['OPERATOR_EMAIL', 'nobody'],
  ['S3_URL', 's3://bucket'],
  ['KEYHAVEN_ENV', 'prod'],
  ['RATE_LIMIT', 'no'],
  ['OUTGOING_REQUESTS', 'none'],
  ['DNS_SERVER', 'dns.example'],
  ['DNS_SERVER', '127.0.0.1:99999'],
  ['DNS_SERVER', '[::1'],
  ['MAP_TILES_URL', 'tiles.example/alps.pmtiles'],
  ['MAP_TILES_URL', 'https://tiles.example/alps'],
  ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}.mvt'],
  ['MAP_TILES_URL', 'https://{s}.tiles.example/{z}/{x}/{y}.mvt'],
  ['MAP_TILES_URL', 'https://a;script-src/{z}/{x}/{y}.mvt'],
  ['MAP_TILES_URL', 'https://me:secret@tiles.example/alps.pmtiles'],
  ['MAP_TILES_ATTRIBUTION', '©'.repeat(201)],
])('%s=%s is refused in one line that names it', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`))
})

test.each(['127.0.0.1', '127.0.0.1:5353', '::1', '[::1]:5353'])('DNS_SERVER=%s is a name server', (value) => {
  expect(readEnv({ DNS_SERVER: value }).dnsServer).toBe(value)
  expect(() => new Resolver().setServers([value])).not.toThrow()
})

test('maps have tiles where they are set, and browsers would take them', () => {
  const address = 'https://tiles.example/{z}/{x}/{y}.mvt?key=a'
  expect(readEnv({}).mapTiles).toBeUndefined()
  expect(readEnv({ MAP_TILES_URL: address, MAP_TILES_ATTRIBUTION: '© Mapmakers' }).mapTiles).toEqual({
    ...{ url: address, attribution: '© Mapmakers' },
  })
  const plain = { MAP_TILES_URL: 'http://127.0.0.1:9/alps.pmtiles' }
  expect(readEnv(plain).mapTiles?.attribution).toContain('OpenStreetMap')
  expect(() => readEnv({ ...plain, ORIGIN: 'https://keyhaven.example' })).toThrow(
    /^MAP_TILES_URL must be an https address/,
  )
})

test('an address that holds a password is never repeated', () => {
  expect(() => readEnv({ DATABASE_URL: 'mysql://me:hunter2@host/db' })).not.toThrow('hunter2')
})

const production = {
  ...{ KEYHAVEN_ENV: 'production', ORIGIN: 'https://keyhaven.example', SMTP_URL: 'smtp://mail.example:587' },
}
test.each([
  ['RATE_LIMIT', 'off'],
  ['OUTGOING_REQUESTS', 'anywhere'],
  ['SMTP_URL', ''],
  ['ORIGIN', ''],
  ['ORIGIN', 'http://keyhaven.example'],
])('production refuses %s=%s, which elsewhere is fine', (name, value) => {
  expect(() => readEnv({ ...production, [name]: value })).toThrow(new RegExp(`^${name} must .* production`))
  expect(() => readEnv({ [name]: value })).not.toThrow()
})

test('production may be tried on this machine, where nobody listens on the way', () => {
  expect(readEnv({ ...production, ORIGIN: 'http://localhost:8080' }).origin).toBe('http://localhost:8080')
})

test('production has no demo hosts unless it is told to', () => {
  expect(readEnv(production).seed).toBe('none')
  expect(readEnv({ ...production, SEED: 'demo' }).seed).toBe('demo')
  expect(readEnv({ KEYHAVEN_ENV: 'test' }).seed).toBe('demo')
})

test('TRUST_PROXY is a word, a number of hops or addresses', () => {
  expect(readEnv({ TRUST_PROXY: 'true' }).trustProxy).toBe(true)
  expect(readEnv({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(readEnv({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toBe('10.0.0.0/8, ::1')
})

test('every setting is in docs/settings.md with its default and its meaning', async () => {
  const page = await readFile(new URL('../../docs/settings.md', import.meta.url), 'utf8')
  for (const { name, default: value, meaning } of environment)
    expect(page).toContain(`| \`${name}\` | ${value && `\`${value}\``} | ${meaning} |`)
})
