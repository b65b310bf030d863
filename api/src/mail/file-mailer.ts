import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { envelopeOf, messageIdOf, type Mailer } from './mailer.ts'

/** Writes each message as an `.eml` file that any mail program of this process's user opens. */
export function fileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    where: folder,
    async send(mail, posted) {
      const messageId = messageIdOf(posted, from)
      const { message } = await transport.sendMail({ ...envelopeOf(mail, from), messageId })
      await mkdir(folder, { recursive: true })
      // Also where an earlier version made it for everybody.
      await chmod(folder, 0o700)
      const aside = join(folder, `.outbox-${posted.id}.part`)
      // Renamed when complete: a program that watches the folder never reads half a message.
      await writeFile(aside, message, { mode: 0o600 })
      await rename(aside, join(folder, `outbox-${posted.id}.eml`))
    },
    close: () => transport.close(),
  }
}
