import { blocksApi } from '@keyhaven/shared-contracts/contract/blocks'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { type App, serve, serveList } from '../http/serve.ts'
import { changeBlock, createBlock, listBlocks, removeBlock } from './service.ts'

export function blocksRoutes(app: App, { db, clock, env }: AppContext) {
  const own = (owner: OwnerId) => ({ db, owner, now: clock(), origin: env.origin })
  serveList(app, blocksApi.list, ({ owner, query }) => listBlocks(db, owner, query))
  serve(app, blocksApi.create, ({ owner, body }) => createBlock(own(owner), body))
  serve(app, blocksApi.update, ({ owner, params, body }) => changeBlock(own(owner), params.id, body))
  serve(app, blocksApi.remove, async ({ owner, params }) => {
    await removeBlock(db, owner, params.id)
    return undefined
  })
}
