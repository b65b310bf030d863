import { damageDepositsApi, damagePicture } from '@keyhaven/shared-contracts/contract/finance/damage-deposits'
import { guestDamagePicture, publicPaymentsApi } from '@keyhaven/shared-contracts/contract/public/public-payments'
import type { FastifyReply } from 'fastify'
import type { AppContext } from '../context.ts'
import { viewedFile } from '../http/security-headers.ts'
import { type App, serve, serveFile } from '../http/serve.ts'
import { linkOf, requestInsideOf } from '../requests/decisions.ts'
import { holdPageFor } from './pages.ts'
import {
  captureOf,
  damageDepositOf,
  openDamageDeposits,
  pictureByLink,
  pictureBySignature,
  releaseDamageDeposit,
} from './service.ts'

/** Nobody but its reader keeps it. */
const sendPicture = (reply: FastifyReply, picture: Buffer) =>
  reply.type('image/webp').headers(viewedFile).header('cache-control', 'private, no-store').send(picture)

export function routes(app: App, context: AppContext) {
  serve(app, damageDepositsApi.one, ({ owner, params }) => damageDepositOf(context, owner, params.id))
  serve(app, damageDepositsApi.release, ({ owner, params }) => releaseDamageDeposit(context, owner, params.id))
  serve(app, damageDepositsApi.capture, ({ owner, params, body, request }) =>
    captureOf(context, owner, params.id, { ...body, files: request.files }),
  )
  serve(app, damageDepositsApi.list, ({ owner }) => openDamageDeposits(context, owner))
  serve(app, publicPaymentsApi.damageDeposit, (call) =>
    holdPageFor(context, (tx) => requestInsideOf(tx, 'guest_hash', linkOf(call), context.clock())),
  )
  serveFile(app, damagePicture, async ({ params, query }, _request, reply) =>
    sendPicture(reply, await pictureBySignature(context, params.id, query)),
  )
  serveFile(app, guestDamagePicture, async (call, _request, reply) =>
    sendPicture(
      reply,
      await pictureByLink(context, (tx) => requestInsideOf(tx, 'guest_hash', linkOf(call), context.clock())),
    ),
  )
}
