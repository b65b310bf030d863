import { transact } from '../db/transact.ts'
import { queueMail } from '../mail/outbox.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { emailMessage, type Message } from './emails.ts'
import { insertMessage } from './writes.ts'

/** Keeps a message of an owner and mails it to the operator, both or neither. */
export async function sendMessage({ db, env }: AppContext, owner: OwnerId, message: Message) {
  await transact(db, async (tx) => {
    const { id, ...writer } = await insertMessage(tx, owner, message)
    await queueMail(tx, {
      ...emailMessage(env.operator.email, message, { ...writer, id: owner }),
      eventKey: `contact:${id}`,
      owner,
    })
  })
}
