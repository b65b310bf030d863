import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** Signature Version 4, recomputed from what arrived. */
function isSigned(request: IncomingMessage, body: Buffer, secret: string) {
  const [, key = '', scope = '', signedHeaders = '', signature = ''] =
    /Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(request.headers.authorization ?? '') ??
    []
  const url = new URL(request.url ?? '/', 'http://bucket')
  const hash = String(request.headers['x-amz-content-sha256'])
  if (key === '' || (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body))) return false
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&')
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('')
  const canonical = [request.method, url.pathname, query, headers, signedHeaders, hash].join('\n')
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const signingKey = scope.split('/').reduce<string | Buffer>((parent, part) => hmac(parent, part), `AWS4${secret}`)
  return hmac(signingKey, text).toString('hex') === signature
}

type StoredObject = { body: Buffer; at: Date }

/** The answer to ListObjectsV2: all keys at once. */
const listOf = (objects: ReadonlyMap<string, StoredObject>, bucket: string, prefix: string) => {
  const matching = [...objects].filter(([name]) => name.startsWith(`${bucket}/${prefix}`))
  const contents = matching.map(
    ([name, { at }]) =>
      `<Contents><Key>${name.slice(bucket.length + 1)}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`,
  )
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`
}

/** A bucket on a free port that speaks enough S3 and checks every signature as the real ones do. */
export async function startBucket(secret: string) {
  const objects = new Map<string, StoredObject>()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    const { pathname: name, searchParams: query } = new URL(request.url ?? '/', 'http://bucket')
    if (!isSigned(request, body, secret))
      return response
        .writeHead(403, { 'content-type': 'application/xml' })
        .end(
          '<?xml version="1.0"?><Error><Code>SignatureDoesNotMatch</Code><Message>SignatureDoesNotMatch</Message></Error>',
        )
    if (request.method === 'PUT' && request.headers['if-none-match'] === '*' && objects.has(name))
      return response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>')
    if (request.method === 'PUT') objects.set(name, { body, at: new Date() })
    if (request.method === 'DELETE') objects.delete(name)
    if (request.method !== 'GET') return response.writeHead(request.method === 'PUT' ? 200 : 204).end()
    if (query.has('list-type')) return response.end(listOf(objects, name.replace(/\/$/, ''), query.get('prefix') ?? ''))
    const object = objects.get(name)
    if (!object) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    return response.writeHead(200, { 'content-length': object.body.length }).end(object.body)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { objects, host: `127.0.0.1:${port}`, close: () => new Promise((closed) => server.close(closed)) }
}
