import { conflictsApi } from '@keyhaven/shared-contracts/contract/channels/conflicts'
import { calendarFile, exportsApi } from '@keyhaven/shared-contracts/contract/channels/exports'
import { feedsApi } from '@keyhaven/shared-contracts/contract/channels/feeds'
import type { AppContext } from '../context.ts'
import { notFound } from '../http/problem.ts'
import { alreadyHas } from '../http/serialize.ts'
import { type App, serve, serveFile, serveList } from '../http/serve.ts'
import { decideConflict } from './conflicts/decide.ts'
import { findImport, listConflicts } from './conflicts/reads.ts'
import { calendarAt } from './exports/calendar-file.ts'
import { readSettings } from './exports/reads.ts'
import { changeExport, changeSettings, listExports, rotateExport } from './exports/service.ts'
import { findFeed, listFeeds, readRuns } from './reads.ts'
import { bodyOfRun, changeFeed, confirmEmpty, createFeed, fetchNow, previewFeed, removeFeed } from './service.ts'

export function routes(app: App, context: AppContext) {
  const { db, clock } = context
  serveList(app, feedsApi.list, ({ owner, query }) => listFeeds(db, owner, query, clock()))
  serve(app, feedsApi.create, ({ owner, body }) => createFeed(context, owner, body))
  serve(app, feedsApi.preview, ({ owner, body }) => previewFeed(context, owner, body))
  serve(app, feedsApi.update, ({ owner, params, body }) => changeFeed(context, owner, params.id, body))
  serve(app, feedsApi.remove, ({ owner, params }) => removeFeed(context, owner, params.id))
  serve(app, feedsApi.fetch, ({ owner, params }) => fetchNow(context, owner, params.id))
  serve(app, feedsApi.confirmEmpty, ({ owner, params }) => confirmEmpty(context, owner, params.id))
  serve(app, feedsApi.runs, async ({ owner, params }) => {
    if (!(await findFeed(db, owner, params.id, clock()))) throw notFound('channels.feedNotFound')
    return readRuns(db, owner, params.id)
  })
  serve(app, feedsApi.body, ({ owner, params }) => bodyOfRun(context, owner, params.id))

  serveList(app, conflictsApi.list, ({ owner, query }) => listConflicts(db, owner, query))
  serve(app, conflictsApi.decide, ({ owner, params, body }) => decideConflict(context, owner, params.id, body))
  serve(app, conflictsApi.one, async ({ owner, params }) => {
    const stay = await findImport(db, owner, params.id)
    if (!stay) throw notFound('channels.importNotFound')
    return stay
  })

  serveList(app, exportsApi.list, ({ owner, query }) => listExports(context, owner, query))
  serve(app, exportsApi.update, ({ owner, params, body }) => changeExport(context, owner, params.id, body))
  serve(app, exportsApi.rotate, ({ owner, params }) => rotateExport(context, owner, params.id))
  serve(app, exportsApi.settings, ({ owner }) => readSettings(db, owner))
  serve(app, exportsApi.changeSettings, ({ owner, body }) => changeSettings(context, owner, body))

  serveFile(app, calendarFile, async ({ params, request: { userAgent } }, request, reply) => {
    const { content, etag } = await calendarAt(context, params.file, userAgent)
    reply.header('etag', etag).header('cache-control', 'private, no-cache')
    if (alreadyHas(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="calendar.ics"')
      .send(content)
  })
}
