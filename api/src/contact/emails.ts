import type { contactBody } from '@keyhaven/shared-contracts/contract/accounts/contact'
import type { z } from 'zod'
import type { Mail } from '../mail/mailer.ts'
import { email } from '../mail/template.ts'

export type Message = z.output<typeof contactBody>
type Writer = { id: number; email: string; first_name: string; last_name: string }

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Mails a message to the operator; an answer to it goes to the owner who wrote. */
export function emailMessage(to: string, { theme, message }: Message, owner: Writer): Mail {
  const name = `${owner.first_name} ${owner.last_name}`
  const mail = email({
    to,
    // The operator's language is not known.
    locale: 'en',
    subject: `${capitalised(theme)}: message from ${name}`,
    paragraphs: [
      `${name} (${owner.email}, account ${owner.id}) wrote to support.`,
      `Theme: ${capitalised(theme)}`,
      message,
    ],
    closing: 'Reply to this email to write to them.',
  })
  return { ...mail, replyTo: { name, address: owner.email } }
}
