import { test as base, expect, type Page } from '@playwright/test'
import { startServer, type Server } from './server.ts'

type Fixtures = {
  /** Errors that the browser's console may show in this test; any other fails it. */
  expectedErrors: RegExp[]
}
type WorkerFixtures = { server: Server; env: Record<string, string> }

/** The recorder of traces fetches the pictures of a page itself, which our policy does not let a page do. */
const ofTheRecorder = /Connecting to 'blob:\S+' violates .*connect-src/

/** A test against the server of its worker; a console error or an uncaught exception fails it. Another `env` is another server. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  env: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ env }, use) => {
      const server = await startServer(env)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    const note = (text: string) => {
      if (![...expectedErrors, ofTheRecorder].some((expected) => expected.test(text))) errors.push(text)
    }
    page.on('console', (message) => message.type() === 'error' && note(`${message.text()} ${message.location().url}`))
    page.on('pageerror', (error) => note(String(error)))
    await use(page)
    expect(errors, 'errors in the browser console').toEqual([])
  },
})

export { expect } from '@playwright/test'

/** Opens an account through the API. */
export const ownerOn = async (server: Server, email: string) => {
  const api = async (method: string, at: string, body?: unknown, token?: string) => {
    const answer = await fetch(`${server.origin}/keyhaven${at}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${at}: ${answer.status} ${text}`)
    return (text ? JSON.parse(text) : undefined) as never
  }
  const password = 'Correct-Horse-1'
  await api('POST', '/auth/register/', { first_name: 'Ada', last_name: 'Byron', email, password, privacy: true })
  const mail = await server.mailTo(email, /activate/i)
  const [, uid, token] = /activate-account\/([^/\s]+)\/([^/\s]+)/.exec(mail.text ?? '') ?? []
  await api('GET', `/auth/activate-account/${uid}/${token}/`)
  const session = (await api('POST', '/auth/login/', { email, password })) as {
    token: string
    user: { id: number; slug: string }
  }
  await api('PATCH', '/auth/change-personals/', personals, session.token)
  return { ...session, api: (method: string, at: string, body?: unknown) => api(method, at, body, session.token) }
}

/** Opens an account through the API and signs the page in with it. */
export const signIn = async (page: Page, server: Server, email: string) => {
  const owner = await ownerOn(server, email)
  await page.goto('/owner/login')
  await page.evaluate((value) => window.sessionStorage.setItem('token', value), owner.token)
  return owner
}

export type Demo = { token: string; user: { slug: string } }

/** Signs the page in to a demo account of its own, whose lists are filled from the first minute. */
export const openDemo = async (page: Page) => {
  const answer = await page.request.post('/keyhaven/auth/demo-login/')
  const demo = (await answer.json()) as Demo
  await page.addInitScript((token) => window.sessionStorage.setItem('token', token), demo.token)
  return demo
}

export const personals = {
  first_name: 'Ada',
  last_name: 'Byron',
  tax_id: 'ATU12345678',
  address: {
    street: 'Ringstraße',
    house_number: '1a',
    postal_code: '1010',
    city: 'Wien',
    country: 'Austria',
    phone: '+4312345678',
  },
}
