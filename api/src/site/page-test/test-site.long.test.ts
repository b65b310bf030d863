import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { SiteFinding } from '@keyhaven/shared-contracts/contract/public/public-site'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { testServer, type TestOwner } from '../../testing/test-server.ts'

const origin = 'https://keyhaven.example'
const server = await testServer({ env: { origin, outgoingRequests: 'anywhere' } })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
})

const script = `<script type="module" src="${origin}/embed.js"></script>`
const element = () => `<keyhaven-booking owner="${owner.user.slug}"></keyhaven-booking>`
const html = { 'content-type': 'text/html; charset=utf-8' }

/** A site of the owner's on this machine, and what the test says of it. */
const findingsFor = async (answer: RequestListener, path = '/', as = owner) => {
  const site = createServer(answer).listen(0, '127.0.0.1')
  await once(site, 'listening')
  onTestFinished(() => void site.close())
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  await as.call('PATCH', '/api/site-settings/', { allowed_origins: [address] })
  const { body } = await as.call<{ findings: SiteFinding[] }>('POST', '/api/site-settings/test/', {
    url: address + path,
  })
  return body.findings
}
const page = (text: string, headers: Record<string, string> = {}) =>
  findingsFor((_request, response) => void response.writeHead(200, { ...html, ...headers }).end(text))
const wrong = (findings: SiteFinding[]) => findings.filter(({ ok }) => !ok).map(({ title }) => title)

test('a page that embeds the booking rightly is fine', async () => {
  const policy = `default-src 'none'; script-src ${origin}; connect-src https:; img-src *`
  const findings = await page(`<!-- ${'<'.repeat(9)} --><html>${script}${element()}`, {
    'content-security-policy': policy,
  })
  expect(wrong(findings)).toEqual([])
  expect(findings).toHaveLength(5)
})

test('what is missing is said with what to add', async () => {
  const findings = await page('<p>Nothing')
  expect(wrong(findings)).toEqual(['The script is missing', 'The booking element is missing'])
  expect(findings.map(({ advice }) => advice).join(' ')).toContain(script)
})

test.each([
  [() => `<script src="${origin}/embed.js"></script>${element()}`, 'The script is not a module'],
  [() => `<script type="module" src="/embed.js"></script>${element()}`, 'The script comes from elsewhere'],
  [() => `<!--${script}-->${element()}`, 'The script is missing'],
  [() => `<script>'${script.replaceAll('/', '\\/')}'</script>${element()}`, 'The script is missing'],
  [() => `${script}<keyhaven-booking owner="someone">`, 'The booking element names another owner'],
])('a page that is wrong in one thing hears of that: %#', async (text, title) => {
  expect(wrong(await page(text()))).toEqual([title])
})

test.each([
  ['in a template', () => `<template>${script}</template>${element()}`, 'The script is missing'],
  ['for browsers without scripts', () => `<noscript>${script}</noscript>${element()}`, 'The script is missing'],
  ['in a text field', () => `<textarea>${script}</textarea>${element()}`, 'The script is missing'],
  ['in a comment with a dash too few', () => `<!--${script}->${element()}`, 'The script is missing'],
  ['in a template', () => `${script}<template>${element()}</template>`, 'The booking element is missing'],
  ['as an attribute', () => `${script}<p title='${element()}'>`, 'The booking element is missing'],
])('what stands %s does nothing in a browser, so it does not count: %#', async (_where, text, title) => {
  expect(wrong(await page(text()))[0]).toBe(title)
})

test.each([
  ['in upper case', (text: string) => text.replace('script', 'SCRIPT').replace('type="module"', 'TYPE="MODULE"')],
  ['without quotes', (text: string) => text.replaceAll('"', '')],
  ['in single quotes', (text: string) => text.replaceAll('"', "'")],
  ['with its address as entities', (text: string) => text.replaceAll('/', '&#x2F;').replace('&#x2F;script', '/script')],
  ['with entities that have a name', (text: string) => text.replaceAll(':', '&colon;')],
  ['with spaces around its address', (text: string) => text.replace('src="', 'src = "\n ')],
  ['behind a comment that ends at once', (text: string) => `<!-->${text}`],
])('a script that is written %s is found as a browser finds it', async (_how, write) => {
  expect(wrong(await page(write(script) + element()))).toEqual([])
})

test('a page whose tags are nested without end is let go, and the server goes on', async () => {
  const names = (tag: string, count: number) => Array.from({ length: count }, (_, at) => `<${tag} ${at}>`).join('')
  const hostile = `${names('b', 20_000)}${names('i', 20_000)}${'x</b>'.repeat(20_000)}`
  expect(await page(hostile)).toMatchObject([{ ok: false, title: 'The page cannot be read' }])
  const spaces = `<meta http-equiv="Content-Security-Policy" content="img-src *${' '.repeat(900_000)}x">`
  expect(wrong(await page(spaces + script + element()))).toEqual([])
})

test('a policy that keeps us out is named by its directives, in the header and in the page', async () => {
  const policy = "default-src 'self'; script-src 'strict-dynamic' 'nonce-abc'"
  const nonce = script.replace('<script', '<script nonce="abc"')
  const ofHeader = await page(nonce + element(), { 'content-security-policy': policy })
  expect(ofHeader.at(-1)).toMatchObject({
    ok: false,
    advice: `Add ${origin} to connect-src and img-src of its Content-Security-Policy.`,
  })
  const meta = `<meta http-equiv="Content-Security-Policy" content="script-src &#39;self&#39;">`
  expect((await page(meta + script + element())).at(-1)).toMatchObject({
    advice: `Add ${origin} to script-src of its Content-Security-Policy.`,
  })
})

test('all policies of a page hold, wherever a browser takes them from', async () => {
  const both = await findingsFor((_request, response) => {
    response.setHeader('Content-Security-Policy', [`script-src ${origin}`, "connect-src 'self', img-src 'self'"])
    response.writeHead(200, html).end(script + element())
  })
  expect(both.at(-1)?.advice).toBe(`Add ${origin} to connect-src and img-src of its Content-Security-Policy.`)
  const meta = `<META HTTP-EQUIV=content-security-policy CONTENT="script-src &#39;self&#39;">`
  // The loader came before the policy, what it loads comes after it.
  const behind = await page(`<head>${script}${meta}</head>${element()}`)
  expect(behind.at(-1)?.advice).toBe(`Add ${origin} to script-src of its Content-Security-Policy.`)
  for (const ignored of [`<body>${meta}`, `<template>${meta}</template>`, `<noscript>${meta}</noscript>`])
    expect(wrong(await page(ignored + script + element()))).toEqual([])
})

test('a page that shows the booking in a frame needs neither script nor element', async () => {
  const framed = (slug: string) =>
    page(`<iframe src="${origin}/embed/frame?owner=${slug}"></iframe>`, {
      'content-security-policy': "default-src 'none'",
    })
  const findings = await framed(owner.user.slug)
  expect(wrong(findings)).toEqual(['The security policy of the page blocks Keyhaven'])
  expect(findings.at(-1)?.advice).toBe(`Add ${origin} to frame-src of its Content-Security-Policy.`)
  expect(findings[1]).toMatchObject({ ok: true, title: 'The booking frame is on the page' })
  expect(wrong(await framed('someone'))[0]).toBe('The booking frame names another owner')
})

test('a frame beside the element does not hide what keeps the element out', async () => {
  const frame = `<iframe src="${origin}/embed/frame?owner=${owner.user.slug}"></iframe>`
  const policy = `default-src 'none'; frame-src ${origin}`
  const findings = await page(script + element() + frame, { 'content-security-policy': policy })
  expect(findings.at(-1)?.advice).toContain('script-src, connect-src and img-src')
})

test('an address that is not allowed yet is named', async () => {
  const stranger = await server.signUpOwner()
  const findings = await findingsFor(
    (request, response) => {
      if (request.url === '/')
        response.writeHead(302, { location: `http://localhost:${request.socket.localPort}/a` }).end()
      else response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(script))
    },
    '/',
    stranger,
  )
  expect(wrong(findings).at(-1)).toMatch(/^http:\/\/localhost:\d+ may not embed your booking$/)
  expect(findings[1]).toMatchObject({ ok: true, title: 'The script is on the page' })
})

test('a page that cannot be looked at says why', async () => {
  expect(await findingsFor((_request, response) => void response.writeHead(404).end())).toMatchObject([
    { ok: false, title: 'The page answers with error 404' },
  ])
  const endless = await findingsFor((_request, response) => {
    response.writeHead(200, html).end('x'.repeat(1_100_000))
  })
  expect(endless).toMatchObject([{ ok: false, advice: 'It is larger than 1 MB.' }])
  const round = await findingsFor((_request, response) => void response.writeHead(302, { location: '/' }).end())
  expect(round).toMatchObject([{ ok: false, advice: 'It redirects too many times.' }])
  expect(await page('{}', { 'content-type': 'application/json' })).toMatchObject([{ title: 'This is not a web page' }])
  const { body } = await owner.call<{ findings: SiteFinding[] }>('POST', '/api/site-settings/test/', {
    url: 'http://127.0.0.1:1/',
  })
  expect(body.findings).toMatchObject([{ ok: false, title: 'The page cannot be reached' }])
})

test.each(['ftp://example.com', 'javascript:alert(1)', 'http://', 'file:///etc/passwd'])(
  '%s is no address',
  async (url) => {
    const answer = await owner.call('POST', '/api/site-settings/test/', { url })
    expect(answer).toMatchObject({ status: 400, body: { fields: { url: [expect.any(String)] } } })
  },
)

test('nothing inside a network or a cloud is fetched, whatever the environment and however it is written', async () => {
  const guarded = await testServer({ env: { origin } })
  const one = await guarded.signUpOwner()
  const inside = createServer((_request, response) => void response.writeHead(200, html).end('secret'))
  inside.listen(0, '127.0.0.1')
  await once(inside, 'listening')
  onTestFinished(() => void inside.close())
  const { port } = inside.address() as AddressInfo
  for (const host of [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '2130706433',
    '10.0.0.1',
    '169.254.169.254',
    '[fd00::1]',
    '0.0.0.0',
    '168.63.129.16',
    '[::ffff:168.63.129.16]',
    '161.26.0.7',
    '199.36.153.10',
    '192.0.0.192',
    '100.100.100.200',
  ]) {
    const { body } = await one.call<{ findings: SiteFinding[] }>('POST', '/api/site-settings/test/', {
      url: `http://${host}:${port}/`,
    })
    expect([host, body.findings]).toMatchObject([
      host,
      [{ ok: false, advice: 'It is in a private network, which we do not access.' }],
    ])
  }
})
