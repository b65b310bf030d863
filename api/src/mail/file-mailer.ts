import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { envelopeOf, messageIdOf, type Mailer } from './mailer.ts'

/** Writes each message as an `.eml` file that any mail program opens. */
export function fileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    where: folder,
    async send(mail, posted) {
      const messageId = messageIdOf(posted, from)
      const { message } = await transport.sendMail({ ...envelopeOf(mail), from, messageId })
      await mkdir(folder, { recursive: true })
      const aside = join(folder, `.outbox-${posted.id}.part`)
      // Renamed when whole: whoever watches the folder never reads half a message.
      await writeFile(aside, message)
      await rename(aside, join(folder, `outbox-${posted.id}.eml`))
    },
    close: () => transport.close(),
  }
}
