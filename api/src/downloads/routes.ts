import { issueMessage } from '@keyhaven/shared-contracts/domain/reasons/issue-reason'
import { downloadsApi, newDownload, signedQuery } from '@keyhaven/shared-contracts/contract/finance/downloads'
import { checkedSession } from '../accounts/sessions.ts'
import type { AppContext } from '../context.ts'
import { invalidFrom } from '../http/problem.ts'
import { readAhead } from '../http/read-ahead.ts'
import { type App, longTurn, serve, serveFile } from '../http/serve.ts'
import { uploadsIn } from '../http/uploads.ts'
import type { z } from 'zod'
import { fileOf, files, linkTo, nameOf, ownerOfLink } from './service.ts'

export function routes(app: App, context: AppContext) {
  serve(app, downloadsApi.create, ({ owner, body }) => linkTo(context, owner, body))

  // Files, not JSON: opened by a signed link, or with a token.
  for (const [what, file] of Object.entries(files))
    serveFile<z.ZodType, z.ZodType>(
      app,
      file,
      async (_call, request, reply) => {
        const proof = signedQuery.safeParse(request.query, { error: issueMessage })
        const download = newDownload.safeParse({ what, query: request.query }, { error: issueMessage })
        if (!proof.success || !download.success)
          throw invalidFrom([proof.error, download.error].filter((error) => error !== undefined))
        const isLink = Object.values(proof.data).some((value) => value !== undefined)
        const owner = isLink
          ? await ownerOfLink(context, download.data, proof.data)
          : (await checkedSession(context, request.headers.authorization)).owner
        await longTurn(reply, owner)
        const content = await fileOf(context, owner, download.data)
        const name = await nameOf(context, owner, download.data)
        return (
          reply
            .type(content.type)
            .header('cache-control', 'private, no-store')
            .header('content-disposition', `attachment; filename="${name}"`)
            // A table keeps a connection to the database; documents are fetched one by one, as they are read.
            .send(
              'texts' in content
                ? await readAhead(content.texts, uploadsIn(context.env), content.encode)
                : content.content,
            )
        )
      },
      { exposeHeadRoute: false, readsQuery: false },
    )
}
