/** An event for the calendar of whom a message is for: to put there or to change, or to take away. */
export type Calendar = { method: 'PUBLISH' | 'CANCEL'; content: string }

/** Message to one person. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Name of the sender, where that is not the platform; the address stays the one that mail leaves from. */
  senderName?: string
  /** Whom an answer reaches, where that is not the sender. */
  replyTo?: { name: string; address: string }
  calendar?: Calendar
  /** Files that go along; their bytes in base64, for a message waits as JSON. One with a `cid` is a picture that the HTML shows by it. */
  files?: { name: string; type: string; base64: string; cid?: string }[]
}

/** An owner who is written to. */
export type OwnerRecipient = { email: string; first_name: string; locale: string | null }

/** The row of the outbox that a message comes from: the same for every try. */
export type Posted = { id: number; created: Date }

/** Sends a message; rejects when it could not, and always within the promised time. */
export type Mailer = {
  send(mail: Mail, posted: Posted): Promise<void>
  /** Target of messages, for the last lines of the start. */
  where: string
  /** Time since which the server has accepted no mail; undefined after one that it accepted, and before the first try. */
  failingSince?(): Date | undefined
  /** Ends at once what is under way. */
  close(): void
}

/** The other side will not take this message, however often it is offered. */
export class Refused extends Error {}

/**
 * Message-ID of a mail, the same when it is sent twice: servers and mail programs then show it once. The moment keeps
 * installations and restored databases apart, which all count from 1.
 */
export const messageIdOf = ({ id, created }: Posted, from: string) =>
  `<outbox-${id}.${created.getTime()}@${/@([^@>\s]+)>?$/.exec(from)?.[1] ?? 'keyhaven'}>`

const addressIn = (from: string) => /([^<\s]+@[^>\s]+)>?$/.exec(from)?.[1] ?? from

/** A message for nodemailer. One recipient, whatever commas an address may hold. */
export const envelopeOf = ({ to, calendar, senderName, files = [], ...mail }: Mail, from: string) => ({
  ...mail,
  from: senderName === undefined ? from : { name: senderName, address: addressIn(from) },
  to: { name: '', address: to },
  attachments: files.map(({ name, type, base64, cid }) => ({
    ...{ filename: name, contentType: type, content: base64, encoding: 'base64' },
    ...(cid !== undefined && { cid, contentDisposition: 'inline' as const }),
  })),
  ...(calendar && { icalEvent: { ...calendar, filename: 'stay.ics' } }),
})
