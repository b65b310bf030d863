import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Inbox = { url: string; received: Email[]; close(): Promise<void> }

/** A real mail server that keeps what it is given; on a free port, unless it is told which. */
export function startInbox(port = 0): Promise<Inbox> {
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
    const listener = server.listen(port, '127.0.0.1', () => {
      const address = listener.address()
      ready({
        url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
        received,
        close: () => new Promise((closed) => server.close(() => closed())),
      })
    })
  })
}
