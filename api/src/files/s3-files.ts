import {
  S3Client,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Readable } from 'node:stream'
import { isStoredName, nameOf } from './disk-files.ts'
import type { Files } from './files.ts'

/** `https://key:secret@host/bucket?region=…` in parts. */
const parse = (text: string) => {
  const url = new URL(text)
  return {
    endpoint: url.origin,
    bucket: url.pathname.replaceAll('/', ''),
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
  }
}

const isMissing = (error: unknown) => error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404

/** Files in a bucket of anything that speaks S3. */
export function s3Files(url: string): Files {
  const { bucket, ...where } = parse(url)
  // Streamed checksums are stored as content by some servers that speak S3.
  const client = new S3Client({ ...where, forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' })
  const at = (name: string) => ({ Bucket: bucket, Key: `media/${name}` })
  return {
    async put(bytes, extension) {
      const name = nameOf(bytes, extension)
      await client.send(new PutObjectCommand({ ...at(name), Body: bytes, ContentLength: bytes.length }))
      return name
    },
    async get(name) {
      if (!isStoredName(name)) return undefined
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(at(name)))
        return Body instanceof Readable ? { stream: Body, size: ContentLength ?? 0 } : undefined
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async delete(name) {
      // The caller of a deletion holds a lock meanwhile, so all attempts together must end in time.
      const abortSignal = AbortSignal.timeout(20_000)
      if (isStoredName(name)) await client.send(new DeleteObjectCommand(at(name)), { abortSignal })
    },
  }
}
