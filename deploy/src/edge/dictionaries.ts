import type { FastifyInstance, FastifyReply } from 'fastify'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { isBuildPath } from '../store/build-files.ts'
import { dczEnd, dictionaryOf, isDictionary, isScriptOrSheet, patternOf } from '../store/compress.ts'
import { inStore, type Store } from '../store/store.ts'
import { pathOf } from './request.ts'

const offered = (path: string) => ({ 'use-as-dictionary': `match="${patternOf(path)}"` })

/**
 * Lets browsers keep a script or sheet of a release as the dictionary of the next one. Those that can say so only once they have
 * one.
 */
export const offerDictionary = (reply: FastifyReply, sentBytes: number) => {
  const path = pathOf(reply.request)
  if (isDictionary(path, sentBytes)) reply.headers({ ...offered(path), vary: 'available-dictionary' })
}

/** Fetches what differs from the release before; where there is nothing, that is asked once and not with each visit. */
export const bringDifference = async (store: Store, path: string) => {
  if (isScriptOrSheet(path) && !existsSync(inStore(store, `${path}.br`))) await store.backing.bring(path + dczEnd)
}

/** Answers a browser that has a file of the release before with what differs from it (RFC 9842). */
export const sendDifferences = (app: FastifyInstance, store: Store, headers: Record<string, string>) =>
  app.addHook('onRequest', async (request, reply) => {
    const dictionary = request.headers['available-dictionary']
    const path = pathOf(request)
    const takesDcz = /\bdcz\b/.test(request.headers['accept-encoding'] ?? '')
    if (dictionary === undefined || !takesDcz || !isBuildPath(path.slice(1))) return undefined
    const bytes = await readFile(inStore(store, path + dczEnd)).catch(() => undefined)
    if (!bytes || dictionaryOf(bytes) !== dictionary) return undefined
    return reply
      .headers({ ...headers, ...offered(path), 'content-encoding': 'dcz' })
      .header('vary', 'available-dictionary, accept-encoding')
      .type(path.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8')
      .send(bytes)
  })
