import { S3Client, S3ServiceException } from '@aws-sdk/client-s3'

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
