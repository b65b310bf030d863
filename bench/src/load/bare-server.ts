import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import pg from 'pg'
import type { TracedCall } from './statements.ts'

/**
 * The peer of the API: node:http, the same statements through the same driver, prepared, and JSON.stringify. No validation, no
 * headers of ours, no log. Its work is in the file that the first argument names.
 */
const { url, calls } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as { url: string; calls: TracedCall[] }
const pool = new pg.Pool({ connectionString: url, max: 12 })
const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 24)
const revived = (value: unknown) =>
  typeof value === 'object' && value && 'data' in value ? Buffer.from(value.data as number[]) : value
const work = new Map(
  calls.map(({ path, token, statements }) => [
    `${path} ${token}`,
    statements.map(({ text, values }) => ({ name: nameOf(text), text, values: values.map(revived) })),
  ]),
)

const server = createServer((request, response) => {
  const answer = async () => {
    const token = request.headers.authorization?.slice('Token '.length)
    let rows: unknown[] = []
    for (const statement of work.get(`${request.url} ${token}`) ?? []) rows = (await pool.query(statement)).rows
    const body = JSON.stringify(rows)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
  }
  answer().catch((error: unknown) => response.writeHead(500).end(String(error)))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`port ${typeof address === 'object' ? address?.port : ''}`)
})
