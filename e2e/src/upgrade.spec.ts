import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { publishArea, publishShell } from '@keyhaven/deploy/publish/publish'
import { openStore } from '@keyhaven/deploy/store/open-store'
import { layOutFormerInstallation } from '@keyhaven/deploy/testing/former-installation'
import { unpackKeptReleases, unpackKeptServer } from '@keyhaven/tools/face/keep-releases'
import type { Page } from '@playwright/test'
import { expect, ownerOn, test as base } from './keyhaven.ts'
import { builtReleases, type Server, startServerOn } from './server.ts'

const start = path.resolve(import.meta.dirname, '../../tools/src/start.ts')
const pack = path.resolve(import.meta.dirname, '../releases/november-22.json.br')

/** An empty DATA_DIR until the test ends, and `npm start` of today on it. */
const test = base.extend<{ data: string; upgraded: () => Promise<Server> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that it needs from this pattern
  data: async ({}, use) => {
    const data = mkdtempSync(path.join(tmpdir(), 'keyhaven-upgrade-'))
    await use(data)
    rmSync(data, { recursive: true, force: true })
  },
  // Each test starts what it looks at.
  // oxlint-disable-next-line no-empty-pattern -- as above
  baseURL: async ({}, use) => use(undefined),
  upgraded: async ({ data }, use) => {
    const running: Server[] = []
    await use(async () => {
      // To compress all of it once more takes a minute, and is no part of the question.
      for (const kind of ['mfe', 'shell', 'site', 'embed'])
        cpSync(path.join(builtReleases, kind), path.join(data, 'releases', kind), { recursive: true, force: false })
      const server = await startServerOn(data, {}, start)
      running.push(server)
      return server
    })
    for (const server of running) await server.stop()
  },
})

const signInWith = async (page: Page, { origin }: Server, email: string) => {
  const answer = await page.request.post(`${origin}/keyhaven/auth/login/`, {
    data: { email, password: 'Correct-Horse-1' },
  })
  const { token } = (await answer.json()) as { token: string }
  await page.addInitScript((value) => window.sessionStorage.setItem('token', value), token)
  return token
}

/** Entries made before the upgrade are on the screens of today, which load them again. */
const screens = {
  '/owner/dashboard': /Haus am See|Blaues Zimmer|Maier/,
  '/owner/dashboard/bookings': /Karl Maier/,
  '/owner/dashboard/clients': /Karl Maier|Maier/,
  '/owner/dashboard/properties': /Haus am See/,
  '/owner/dashboard/units': /Blaues Zimmer/,
  '/owner/dashboard/units/seasons?year=2027': /Hochsommer/,
  '/owner/dashboard/services': /Frühstück/,
  '/owner/dashboard/promocodes': /SEE10/i,
  '/owner/dashboard/invoices': /2026-00001/,
  '/owner/dashboard/analytics': /Analytics/,
  '/owner/dashboard/channels': /Channels/,
  '/owner/dashboard/settings': /Ringstraße|Ada/,
  '/owner/dashboard/settings/site': /Public site/,
  '/owner/dashboard/help': /Help/,
}

const readsEverything = async (page: Page, origin: string, patterns: Readonly<Record<string, RegExp>>) => {
  for (const [address, words] of Object.entries(patterns))
    await test.step(address, async () => {
      await page.goto(origin + address)
      const fieldValues = async () =>
        page.evaluate(() => {
          const fields = [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')]
          return [document.querySelector('main')?.innerText, ...fields.map(({ value }) => value)].join('\n')
        })
      await expect.poll(fieldValues, { timeout: 15_000 }).toMatch(words)
      await expect(page.getByText(/cannot be shown right now|did not start/)).toHaveCount(0)
    })
  // The server stops before the page is closed, which must not listen to it any more.
  await page.goto(`${origin}/robots.txt`)
}

test('what lay in an installation of c732f9b is served by npm start of today, and what cannot be kept is said', async ({
  page,
  data,
  upgraded,
}) => {
  test.setTimeout(300_000)
  await layOutFormerInstallation(data, pack)
  const server = await upgraded()
  const output = server.output()
  expect(output).toMatch(/bookings: the way back is let go, /)
  expect(output).toMatch(/bookings: the release of owner 1 is let go, /)
  expect(output).toMatch(/finance: the canary for 20 % is let go, /)
  expect(output).not.toMatch(/Error:|\n\s+at /)

  const token = await signInWith(page, server, 'ada@old.example')
  await readsEverything(page, server.origin, screens)
  const invoices = await page.request.get(`${server.origin}/keyhaven/api/invoices/owner/?page=1`, {
    headers: { authorization: `Token ${token}` },
  })
  const [{ pdf_file: document } = { pdf_file: '' }] = (await invoices.json()) as { pdf_file: string }[]
  const paper = await page.request.get(server.origin + document)
  expect(paper.headers()['content-type']).toContain('pdf')

  // It is the same the second time, when nothing is left to let go.
  await server.stop()
  const again = await upgraded()
  expect(again.output()).not.toMatch(/is let go|Error:/)
})

test('what the last release had in use is served by npm start of today', async ({ page, data, upgraded }) => {
  test.setTimeout(300_000)
  const [sources, builds] = [path.join(data, 'sources'), path.join(data, 'builds')]
  unpackKeptServer(sources)
  unpackKeptReleases(builds)
  const store = openStore(path.join(data, 'releases'))
  await publishShell(store, path.join(builds, 'shell'))
  const besides = {}
  for (const area of ['auth', 'bookings', 'inventory', 'finance', 'public'])
    await publishArea(store, path.join(builds, `mfe-${area}`), { besides })
  const former = await startServerOn(
    data,
    { RATE_LIMIT: 'off', SEED: 'demo' },
    path.join(sources, 'deploy/src/main.ts'),
  )
  const owner = await ownerOn(former, 'kept@example.com')
  const address = {
    street: 'Seeweg',
    house_number: '7a',
    postal_code: '5310',
    city: 'Mondsee',
    country: 'Austria',
    phone: '+436641234567',
  }
  await owner.api('POST', '/api/properties/', {
    name: 'Haus am Hang',
    description: 'Above the lake.',
    active: true,
    address,
  })
  await former.stop()

  const server = await upgraded()
  expect(server.output()).not.toMatch(/Error:|\n\s+at /)
  await signInWith(page, server, 'kept@example.com')
  await readsEverything(page, server.origin, {
    '/owner/dashboard/bookings': /Bookings/,
    '/owner/dashboard/properties': /Haus am Hang/,
    '/owner/dashboard/invoices': /Invoices/,
    '/owner/dashboard/settings': /Ringstraße|Ada/,
  })
})
