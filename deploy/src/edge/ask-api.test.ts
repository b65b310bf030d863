import { httpServer } from '@keyhaven/api/server/http-server'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { type Ask, askInProcess, askOverHttp, rememberVisitors } from './ask-api.ts'
import { apiPool } from './pass-calls-on.ts'

const serverAt = (trustProxy: boolean | number | string = false) => {
  const app = httpServer({ origin: 'http://localhost', trustProxy }, { set: () => undefined })
  onTestFinished(() => app.close())
  return app
}
const whoIsThere = (api: FastifyInstance) => api.get('/keyhaven/who', ({ ip }) => ({ ip }))

/** Caller as the API sees it when a page is rendered for a visitor. */
const callerBehind = async (edge: FastifyInstance, ask: Ask, visitor: string, headers = {}) => {
  rememberVisitors(edge)
  edge.get('/page', async () => (await ask('localhost', '/who')).body)
  return (await edge.inject({ url: '/page', remoteAddress: visitor, headers })).json<{ ip: string }>().ip
}

test('what a page asks of the API in the same process counts to the visitor of the page', async () => {
  const app = serverAt()
  whoIsThere(app)
  expect(await callerBehind(app, askInProcess(app), '198.51.100.7')).toBe('198.51.100.7')
})

test('what a visitor says of itself counts no more there than anywhere else', async () => {
  const app = serverAt()
  whoIsThere(app)
  const forwarded = { 'x-forwarded-for': '203.0.113.9' }
  expect(await callerBehind(app, askInProcess(app), '198.51.100.7', forwarded)).toBe('198.51.100.7')
})

test('an edge alone tells the API who its visitor is, and is believed where the API trusts it', async () => {
  for (const [trusted, caller] of [
    ['127.0.0.1', '198.51.100.7'],
    [false, '127.0.0.1'],
  ] as const) {
    const api = serverAt(trusted)
    whoIsThere(api)
    const pool = apiPool(await api.listen({ port: 0, host: '127.0.0.1' }))
    onTestFinished(() => pool.close())
    expect(await callerBehind(serverAt(), askOverHttp(pool), '198.51.100.7')).toBe(caller)
  }
})
