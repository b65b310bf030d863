import Fastify from 'fastify'
import { chromium } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { chromiumLaunch } from '@keyhaven/tools/chromium-launch'
import { publishShell } from '../publish/publish.ts'
import { bulkyScript, freshStore, shellBuild } from '../testing/builds.ts'
import { edge } from './edge.ts'

it('lets Chromium run the script of each next release from a few bytes, its hash compared', async () => {
  const store = freshStore()
  const app = Fastify()
  onTestFinished(() => app.close())
  await publishShell(store, shellBuild(bulkyScript('one')))
  await edge(app, { store, operator: { name: '', address: '', email: '' }, origin: 'http://localhost:0' })
  const port = new URL(await app.listen({ port: 0 })).port
  const browser = await chromium.launch(chromiumLaunch)
  onTestFinished(() => browser.close())
  const context = await browser.newContext()

  /** Bytes of the script as they came over the line, once it has run. */
  const visit = async (release: string) => {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const scripts = new Map<string, number>()
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.url.includes('/index.')) scripts.set(requestId, 0)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength)
    })
    await session.send('Network.enable')
    await page.goto(`http://localhost:${port}/owner`)
    await page.waitForFunction((title) => document.title === title, release)
    expect(await page.locator('script[src*="/index."]').getAttribute('integrity')).toMatch(/^sha384-/)
    await page.close()
    return [...scripts.values()][0] ?? 0
  }

  expect(await visit('one')).toBeGreaterThan(5000)
  for (const release of ['second', 'number three']) {
    await publishShell(store, shellBuild(bulkyScript(release)))
    expect(await visit(release)).toBeLessThan(1500)
    expect(await visit(release)).toBe(0)
  }
})
