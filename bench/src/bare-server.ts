import { createServer } from 'node:http'
import pg from 'pg'

/**
 * The peer of the API: node:http and the same statements through the same driver, prepared, and JSON.stringify. No
 * session, no validation, no headers of ours. Told its work as JSON in the first argument.
 */
type Work = { url: string; paths: Record<string, { text: string; values: unknown[] }[]> }

const { url, paths } = JSON.parse(process.argv[2] ?? '') as Work
const pool = new pg.Pool({ connectionString: url, max: 12 })

const server = createServer((request, response) => {
  const answer = async () => {
    const statements = paths[request.url?.split('?')[0] ?? ''] ?? []
    let rows: unknown[] = []
    for (const [index, { text, values }] of statements.entries()) {
      rows = (await pool.query({ name: `${request.url?.split('?')[0]}${index}`, text, values })).rows
    }
    const body = JSON.stringify(rows)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
  }
  answer().catch((error: unknown) => response.writeHead(500).end(String(error)))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`port ${typeof address === 'object' ? address?.port : ''}`)
})
