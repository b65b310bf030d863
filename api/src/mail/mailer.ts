/** One message to one person. */
export type Mail = { to: string; subject: string; text: string; html: string }

/** Takes a message out of the house; rejects when it could not. */
export type Mailer = {
  send(mail: Mail, id: string): Promise<void>
  /** Where messages go, for the start's last lines. */
  where: string
  close(): void
}
