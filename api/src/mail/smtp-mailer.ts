import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** Sends through a mail server; the id makes a message sent twice recognisable. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, pool: true, maxConnections: 4, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
    { from },
  )
  return {
    where: new URL(url).host,
    async send(mail, id) {
      await transport.sendMail({ ...mail, messageId: `<${id}@keyhaven>` })
    },
    close: () => transport.close(),
  }
}
