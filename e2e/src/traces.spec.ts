import { startCollector } from '@keyhaven/api/testing/collector'
import { expect, ownerOn, test as base } from './keyhaven.ts'
import { startServer, type Server } from './server.ts'

type Collector = Awaited<ReturnType<typeof startCollector>>
const test = base.extend<object, { collector: Collector; server: Server }>({
  collector: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from its first argument which fixtures one needs.
    async ({}, use) => {
      const collector = await startCollector()
      await use(collector)
      await collector.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ collector }, use) => {
      const server = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const patience = { timeout: 30_000 }

test('a click is one trace with its call and the statements of that', async ({ page, server, collector }) => {
  const { user } = await ownerOn(server, 'ada@example.com')
  await page.goto('/owner/login')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Correct-Horse-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/owner/dashboard')
  const ways = () => collector.spans.map((span) => collector.wayTo(span).join(' > '))
  await expect.poll(ways, patience).toContainEqual('click /owner/login > POST /keyhaven/auth/login/ > INSERT sessions')
  const click = collector.spans.find(({ name }) => name === 'click /owner/login')
  expect(click?.attributes).toMatchObject({ 'keyhaven.area': 'auth', 'keyhaven.page': '/owner/login' })
  expect(click?.attributes['keyhaven.version']).toMatch(/^\d+\.\d+\.\d+-\w+$/)
  expect(collector.text()).not.toMatch(new RegExp(`ada@|Byron|Correct-Horse|${user.slug}`))
})

test('opening a page of the dashboard is one trace with its calls', async ({ page, server, collector }) => {
  const owner = await ownerOn(server, 'eva@example.com')
  await page.addInitScript((token) => window.sessionStorage.setItem('token', token), owner.token)
  await page.goto('/owner/dashboard/clients')
  await expect(page.getByRole('heading', { name: 'Clients', exact: true })).toBeVisible()
  const ways = () => collector.spans.map((span) => collector.wayTo(span).join(' > '))
  await expect.poll(ways, patience).toContainEqual(expect.stringMatching(/^load \/owner\/dashboard\/clients > GET /))
})

test('a guest’s search on the site that stands alone is one trace from its cause to SQL', async ({
  page,
  server,
  collector,
}) => {
  await page.goto(`http://book.localhost:${server.port}/`)
  const ways = () => collector.spans.map((span) => collector.wayTo(span).join(' > '))
  await expect
    .poll(ways, patience)
    .toContainEqual(expect.stringMatching(/^GET page > GET \/keyhaven\/api\/public\/booking\/ > SELECT /))
})
