import { stayRulesApi } from '@keyhaven/shared-contracts/contract/inventory/stay-rules'
import type { AppContext } from '../context.ts'
import { type App, serve, serveList } from '../http/serve.ts'
import { listRules } from './reads.ts'
import { changeRule, checkOf, createRule, removeRule } from './service.ts'

export function routes(app: App, context: AppContext) {
  serveList(app, stayRulesApi.list, ({ owner, query }) => listRules(context.db, owner, query))
  serve(app, stayRulesApi.create, ({ owner, body }) => createRule(context, owner, body))
  serve(app, stayRulesApi.check, ({ owner, query }) => checkOf(context, owner, query))
  serve(app, stayRulesApi.update, ({ owner, params, body }) => changeRule(context, owner, params.id, body))
  serve(app, stayRulesApi.remove, async ({ owner, params }) => {
    await removeRule(context, owner, params.id)
    return undefined
  })
}
