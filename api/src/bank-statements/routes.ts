import { bankLinesApi } from '@keyhaven/shared-contracts/contract/finance/bank-lines'
import { bankStatementsApi } from '@keyhaven/shared-contracts/contract/finance/bank-statements'
import type { AppContext } from '../context.ts'
import { type App, serve, serveList } from '../http/serve.ts'
import { bookLine, bookMatches, ignoreLine, reopenLine } from './booking.ts'
import { listLines, listStatements } from './reads.ts'
import { uploadStatement } from './service.ts'

export function routes(app: App, context: AppContext) {
  serve(app, bankStatementsApi.upload, ({ owner, body, request }) =>
    uploadStatement(context, owner, request.files[0], body),
  )
  serveList(app, bankStatementsApi.list, ({ owner, query }) => listStatements(context.db, owner, query))
  serveList(app, bankLinesApi.list, ({ owner, query }) => listLines(context.db, owner, query))
  serve(app, bankLinesApi.bookMatches, ({ owner, body }) => bookMatches(context, owner, body.lines))
  serve(app, bankLinesApi.book, ({ owner, params, body }) => bookLine(context, owner, params.id, body))
  serve(app, bankLinesApi.ignore, ({ owner, params }) => ignoreLine(context, owner, params.id))
  serve(app, bankLinesApi.reopen, ({ owner, params }) => reopenLine(context, owner, params.id))
}
