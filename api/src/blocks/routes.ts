import { blocksApi } from '@keyhaven/shared-contracts/contract/blocks'
import type { Parts } from '../parts.ts'
import { type App, serve, serveList } from '../serve.ts'
import { changeBlock, createBlock, listBlocks, removeBlock } from './service.ts'

export function blocksRoutes(app: App, { db, clock }: Parts) {
  serveList(app, blocksApi.list, ({ owner, query }) => listBlocks(db, owner, query))
  serve(app, blocksApi.create, ({ owner, body }) => createBlock({ db, owner, now: clock() }, body))
  serve(app, blocksApi.update, ({ owner, params, body }) => changeBlock({ db, owner, now: clock() }, params.id, body))
  serve(app, blocksApi.remove, async ({ owner, params }) => {
    await removeBlock(db, owner, params.id)
    return undefined
  })
}
