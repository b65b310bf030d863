import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2, PutObjectCommand } from '@aws-sdk/client-s3'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { s3Client, s3Status } from '@keyhaven/api/files/s3-files'
import type { Backing } from './backing.ts'
import { temporaryPath } from './temporary.ts'

/** Pattern of file names of a store; an address that a visitor made up does not match. */
const isPath = (path: string) => /^[\w.~-]+(?:\/[\w.~-]+)*$/.test(path) && !/(?:^|\/)\.\.?(?:\/|$)/.test(path)

/**
 * A store that is a bucket, `s3://bucket/prefix`, with the host and the keys of `https://key:secret@host/…`. The record that
 * makes a change is put with `If-None-Match`, which exactly one process succeeds with: no lock that could be left behind.
 */
export const bucket = (address: string, s3Url: string, folder: string): Backing => {
  const { client } = s3Client(s3Url)
  const [, Bucket = '', prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(address) ?? []
  const keyOf = (path: string) => (prefix ? `${prefix}/${path}` : path)
  const under = (path: string) => ({ Bucket, Key: keyOf(path) })

  const content = async (path: string) => {
    try {
      const { Body } = await client.send(new GetObjectCommand(under(path)))
      return await Body?.transformToByteArray()
    } catch (error) {
      if (s3Status(error) === 404) return undefined
      throw error
    }
  }
  const copy = (path: string, bytes: Uint8Array | string) => {
    const next = temporaryPath(folder)
    writeFileSync(next, bytes)
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    renameSync(next, join(folder, path))
  }
  const fetching = new Map<string, Promise<boolean>>()
  const fetchOnce = (path: string) => {
    const fetched =
      fetching.get(path) ??
      content(path)
        .then((bytes) => {
          if (bytes) copy(path, bytes)
          return bytes !== undefined
        })
        .finally(() => fetching.delete(path))
    fetching.set(path, fetched)
    return fetched
  }
  const list: Backing['list'] = async (path) => {
    const files: Awaited<ReturnType<Backing['list']>> = []
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: `${keyOf(path)}/` }))
      for (const { Key, LastModified } of Contents)
        if (Key) files.push({ path: Key.slice(keyOf('').length), modifiedMs: LastModified?.getTime() ?? 0 })
    return files
  }

  return {
    name: address,
    lookEveryMs: 400,
    bring: async (path) => existsSync(join(folder, path)) || (isPath(path) && fetchOnce(path)),
    keep: async (path, file) => {
      await client.send(new PutObjectCommand({ ...under(path), Body: readFileSync(file) }))
    },
    create: async (path, text) => {
      try {
        await client.send(new PutObjectCommand({ ...under(path), Body: text, IfNoneMatch: '*' }))
      } catch (error) {
        if (s3Status(error) !== 412 && s3Status(error) !== 409) throw error
        // It may be ours: an answer that got lost is asked for again.
        const existing = await content(path)
        if (!existing || Buffer.from(existing).toString() !== text) return false
      }
      copy(path, text)
      return true
    },
    list,
    remove: async (path) => {
      for (const { path: file } of [...(await list(path)), { path }])
        await client.send(new DeleteObjectCommand(under(file)))
      rmSync(join(folder, path), { recursive: true, force: true })
    },
  }
}
