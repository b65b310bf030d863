import pg from 'pg'

const timeoutMs = 5000

/** One connection outside the pool. Losing it fails what runs on it and never ends the process. */
export function newClient(url: string, config: pg.ClientConfig = {}): pg.Client {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs, ...config })
  // Without a listener the process would end; the query that is running or comes next is rejected.
  return client.on('error', () => {})
}
