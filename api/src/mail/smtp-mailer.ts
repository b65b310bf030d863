import { createTransport } from 'nodemailer'
import { envelopeOf, messageIdOf, Refused, type Mailer } from './mailer.ts'

/** All waits of one sending together: less than the heartbeat of its job (`api/src/jobs/queues.ts`). */
const timeoutMs = 20_000

type Answer = Error & { responseCode: unknown; command: unknown }
/** An answer to the recipient or to the message: the server itself works. */
const isAboutMail = (error: unknown): error is Answer => {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  return error.command === 'RCPT TO' || error.command === 'DATA'
}
/** A 5xx of those; one to our sign-in or our sender is for the operator to mend. */
const isRefusal = (error: unknown): error is Answer => isAboutMail(error) && Number(error.responseCode) >= 500

/** Sends through a mail server, each message over a connection of its own that ends with it. */
export function smtpMailer(url: string, from: string, within = timeoutMs, clock = () => new Date()): Mailer {
  // Waits at the socket are only for one command each and add up, so what counts is the signal below.
  const transport = createTransport({ url, socketCloseTimeout: 0 })
  const closing = new AbortController()
  let failingSince: Date | undefined
  return {
    where: new URL(url).host,
    async send(mail, posted) {
      const signal = AbortSignal.any([AbortSignal.timeout(within), closing.signal])
      try {
        await transport.sendMail({ ...envelopeOf(mail, from), messageId: messageIdOf(posted, from), signal })
        failingSince = undefined
      } catch (error) {
        failingSince = isAboutMail(error) ? undefined : (failingSince ?? clock())
        throw isRefusal(error) ? new Refused(error.message, { cause: error }) : error
      }
    },
    failingSince: () => failingSince,
    close() {
      closing.abort(new Error('The mailer was closed'))
      transport.close()
    },
  }
}
