import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Readable } from 'node:stream'
import { NotServing } from '../db/unavailable.ts'
import { isStoredName, nameOf } from './disk-files.ts'
import type { Files } from './files.ts'

/** The client and the bucket of `https://key:secret@host/bucket?region=…`. */
export const s3Client = (text: string) => {
  const url = new URL(text)
  const client = new S3Client({
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
    forcePathStyle: true,
    // Streamed checksums are stored as content by some servers that speak S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  return { client, bucket: url.pathname.replaceAll('/', '') }
}

/** The status of an answer of the bucket that is an error; undefined where the error is another one. */
export const s3Status = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

/** No content has this hash: a bucket that works says that it has no such file. */
const nobodys = `${'0'.repeat(64)}.probe`

/** Throws for a bucket that cannot be reached: whatever is wrong lies there or on the way, never with what was asked for. */
const away = (error: unknown): never => {
  throw new NotServing('away', `The bucket of S3_URL cannot be used: ${String(error)}`, { cause: error })
}

/** Files in a bucket of anything that speaks S3. */
export function s3Files(url: string): Files {
  const { client, bucket } = s3Client(url)
  const at = (name: string) => ({ Bucket: bucket, Key: `media/${name}` })
  const get: Files['get'] = async (name) => {
    if (!isStoredName(name)) return undefined
    try {
      const { Body, ContentLength } = await client.send(new GetObjectCommand(at(name)))
      return Body instanceof Readable ? { stream: Body, size: ContentLength ?? 0 } : undefined
    } catch (error) {
      return s3Status(error) === 404 ? undefined : away(error)
    }
  }
  return {
    async put(bytes, extension) {
      const name = nameOf(bytes, extension)
      await client.send(new PutObjectCommand({ ...at(name), Body: bytes, ContentLength: bytes.length })).catch(away)
      return name
    },
    get,
    async delete(name) {
      // The caller of a deletion holds a lock meanwhile, so all attempts together must end in time.
      const abortSignal = AbortSignal.timeout(20_000)
      if (isStoredName(name)) await client.send(new DeleteObjectCommand(at(name)), { abortSignal }).catch(away)
    },
    async probe() {
      await get(nobodys)
    },
  }
}
