import { blocksApi } from '@keyhaven/shared-contracts/contract/bookings/blocks'
import type { AppContext } from '../context.ts'
import { type App, serve, serveList } from '../http/serve.ts'
import { listBlocks } from './reads.ts'
import { changeBlock, createBlock, removeBlock } from './service.ts'

export function routes(app: App, context: AppContext) {
  serveList(app, blocksApi.list, ({ owner, query }) => listBlocks(context.db, owner, query))
  serve(app, blocksApi.create, ({ owner, body }) => createBlock(context, owner, body))
  serve(app, blocksApi.update, ({ owner, params, body }) => changeBlock(context, owner, params.id, body))
  serve(app, blocksApi.remove, async ({ owner, params }) => {
    await removeBlock(context, owner, params.id)
    return undefined
  })
}
