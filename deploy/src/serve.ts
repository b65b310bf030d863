import type { AppEnv } from '@keyhaven/api/env'
import { Problem } from '@keyhaven/api/http/problem'
import type { App } from '@keyhaven/api/http/serve'
import { readTrial } from '@keyhaven/api/health/reads'
import { bookOrigin, siteOrigin } from '@keyhaven/api/site/host-kind'
import { hostsOf } from '@keyhaven/api/site/hosts'
import { publicSite } from '@keyhaven/api/site/service'
import type { Ends } from '@keyhaven/api/server/run-server'
import { startApi } from '@keyhaven/api/server/start'
import { edge } from './edge/edge.ts'
import type { Embedders } from './edge/embed.ts'
import { releasesOut } from './health/releases-out.ts'
import { watchCanaries } from './health/watch-canaries.ts'
import { storeOf } from './store/open-store.ts'

const embeddersOf = ({ context }: App): Embedders => ({
  originsOf: (owner) => hostsOf(context).originsOf(owner),
  isKnown: async (owner) => {
    try {
      return owner !== '' && Boolean(await publicSite(context, { owner }))
    } catch (error) {
      if (error instanceof Problem && error.status === 404) return false
      throw error
    }
  },
})

/** Starts the one process: the API under `/keyhaven`, the published pages around it. Answers when the port is open. */
export const serve = async (env: AppEnv, progress: (step: string) => void, ends?: Ends) => {
  const store = await storeOf(env)
  const api = await startApi(env, {
    progress,
    ends,
    around: async (app) => {
      const origin = () => env.origin
      const { current, latest } = await edge(app, {
        store,
        operator: env.operator,
        origin,
        embedders: embeddersOf(app),
      })
      app.context.releases = releasesOut(current, latest)
      const reads = (area: string, trial: number) => readTrial(app.context.db, area, trial)
      app.addHook('onClose', watchCanaries({ store, current, readTrial: reads, log: app.log }, env.canaryCheckMs))
    },
  })
  const port = await api.listen()
  return { port, mails: api.context.mail.where, close: () => api.close() }
}

/** What is where, for the terminal. */
export const addresses = (env: AppEnv, { port, mails }: { port: number; mails: string }) => {
  const origin = env.origin.replace(/:0$/, `:${port}`)
  const example = siteOrigin(
    new URL(origin).hostname === 'localhost' ? 'my-house.localhost' : 'book.my-house.example',
    origin,
  )
  return [
    `Public site    ${origin}/`,
    `  on its own   ${bookOrigin(origin)}/`,
    `  of an owner  ${example}/, once an owner has set it under Settings, Public site`,
    `Owner site     ${origin}/owner`,
    `API docs       ${origin}/keyhaven/docs/`,
    `Mails          ${mails}`,
  ].join('\n')
}
