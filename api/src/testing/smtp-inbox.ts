import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Inbox = { url: string; received: Email[]; close(): Promise<void> }

/** A real mail server on a free port that keeps what it is given. */
export function startInbox(): Promise<Inbox> {
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail)
          done()
        }, done)
      })
    },
  })
  return new Promise((ready, fail) => {
    server.on('error', fail)
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address()
      const port = typeof address === 'object' && address ? address.port : 0
      ready({
        url: `smtp://127.0.0.1:${port}`,
        received,
        close: () => new Promise((closed) => server.close(() => closed())),
      })
    })
  })
}
