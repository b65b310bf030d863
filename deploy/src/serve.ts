import type { AppEnv } from '@keyhaven/api/env'
import { answerProblem, ofStatus } from '@keyhaven/api/http/problem-handler'
import type { App } from '@keyhaven/api/http/serve'
import { readTrial } from '@keyhaven/api/health/reads'
import { bookOrigin, siteOrigin } from '@keyhaven/api/site/host-kind'
import type { Ends } from '@keyhaven/api/server/run-server'
import { startApi } from '@keyhaven/api/server/start'
import { edge, edgeOptions } from './edge/edge.ts'
import { apiProblems } from './health/api-problems.ts'
import { releasesOut, watchCanaries } from './health/watch-canaries.ts'
import { releaseKey } from './rights/keys.ts'
import { serveEdge } from './serve-edge.ts'
import { followGenerations } from './store/generation.ts'
import { storeOf } from './store/open-store.ts'
import type { Store } from './store/store.ts'

/** Starts what ROLE says: the API under `/keyhaven`, the published pages around it, or both. Answers when the port is open. */
export const serve = async (env: AppEnv, progress: (step: string) => void, ends?: Ends) => {
  if (env.role === 'edge' && env.apiOrigin !== undefined)
    return serveEdge({ ...env, apiOrigin: env.apiOrigin }, progress)
  const store = await storeOf(env)
  const api = await startApi(env, { progress, ends, around: (app) => withReleases(app, env, store) })
  const port = await api.listen()
  return { port, mails: api.context.mail.where, drain: () => api.drain(), close: () => api.close() }
}

/** Answers pages, unless an edge elsewhere does; tells the API which releases are out, and stops canaries that do worse. */
const withReleases = async (app: App, env: AppEnv, store: Store) => {
  const { current, latest } =
    env.role === 'api' ? withoutPages(app, store) : await edge(app, { store, ...edgeOptions(env) })
  const problems = apiProblems(store, current, () => app.endpoints)
  app.context.releases = { ...releasesOut(current, latest), problems }
  const reads = (area: string, trial: number) => readTrial(app.context.db, area, trial)
  const canaries = { store, key: releaseKey(env.releaseKey), current, readTrial: reads, log: app.log }
  app.addHook('onClose', watchCanaries(canaries, env.canaryCheckMs))
}

const withoutPages = (app: App, store: Store) => {
  const { close, ...releases } = followGenerations(store)
  app.addHook('onClose', async () => close())
  app.setNotFoundHandler((request, reply) => answerProblem(ofStatus(404), request, reply))
  return releases
}

/** Addresses for the terminal. */
export const addresses = (env: AppEnv, { port, mails }: { port: number; mails?: string }) => {
  const origin = env.origin.replace(/:0$/, `:${port}`)
  const example = siteOrigin(
    new URL(origin).hostname === 'localhost' ? 'my-house.localhost' : 'book.my-house.example',
    origin,
  )
  const pages = [
    `Public site    ${origin}/`,
    `  on its own   ${bookOrigin(origin)}/`,
    `  of an owner  ${example}/, once an owner has set it under Settings, Public site`,
    `Owner site     ${origin}/owner`,
  ]
  return [
    ...(env.role === 'api' ? [] : pages),
    `API docs       ${origin}/keyhaven/docs/`,
    ...(mails === undefined ? [] : [`Mails          ${mails}`]),
    `Port           ${port}`,
  ].join('\n')
}
