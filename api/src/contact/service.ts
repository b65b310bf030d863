import { callerOf } from '../http/limits.ts'
import { queueMail } from '../mail/outbox.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { messageLetter, type Message } from './letter.ts'

const hour = 3600

/** Keeps a message of an owner and mails it to the operator, both or neither. */
export async function sendMessage({ db, limits, env }: AppContext, owner: OwnerId, message: Message, ip: string) {
  limits.take(`contact owner ${owner}`, { times: 5, seconds: hour })
  limits.take(`contact ip ${callerOf(ip)}`, { times: 20, seconds: hour })
  await db.transaction().execute(async (tx) => {
    const writer = await tx
      .selectFrom('owners')
      .select(['id', 'email', 'first_name', 'last_name'])
      .where('id', '=', owner)
      .executeTakeFirstOrThrow()
    const { id } = await tx
      .insertInto('contact_messages')
      .values({ ...message, owner_id: owner })
      .returning('id')
      .executeTakeFirstOrThrow()
    await queueMail(tx, {
      ...messageLetter(env.operator.email, message, writer),
      eventKey: `contact:${id}`,
      owner,
    })
  })
}
