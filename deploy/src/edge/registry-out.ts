import type { FastifyInstance } from 'fastify'
import { acceptedEncoding } from './request.ts'
import { readDocument } from './send-document.ts'
import { registryFile, registryName, withRegistryOut } from '../pages/registry-file.ts'
import { type Generation, readPage } from '../store/generation.ts'
import { oncePerGeneration } from './once-per-generation.ts'
import type { Store } from '../store/store.ts'

/** Says in pages which registry is out, and which trial of the shell they are part of. */
export const registryFiller = (store: Store) => {
  const fileAt = oncePerGeneration(async (generation) => {
    const hash = generation.pages[registryName]
    const text = await readPage(store, generation, registryName)
    return hash === undefined || text === undefined ? undefined : registryFile(hash, text)
  })
  return async (text: string, generation: Generation) => {
    const { set, shell } = generation.registry
    return withRegistryOut(text, { set, file: await fileAt(generation) }, shell.rollout?.trial)
  }
}

/** Answers the registry's file by its hash, for as long as a page that names it may be open. */
export const registryFiles = (app: FastifyInstance, store: Store) =>
  app.get<{ Params: { hash: string } }>('/registry/:hash([0-9a-f]{20}).json', async (request, reply) => {
    const file = await readDocument(store, request.params.hash)
    // Pages have such names, too.
    if (!file?.text.toString('utf8', 0, 10).startsWith('{"schema"')) return reply.callNotFound()
    const form = acceptedEncoding(request.headers['accept-encoding'])
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' })
    if (form !== 'identity') reply.header('content-encoding', form)
    return reply.type('application/json; charset=utf-8').send(await file.body(form))
  })
