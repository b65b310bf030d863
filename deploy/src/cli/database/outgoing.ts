import { openDb } from '@keyhaven/api/db/pool'
import { readGivenUp, retryGivenUp } from '@keyhaven/api/mail/outbox'
import { holdInWords, holdOutgoing, readHold } from '@keyhaven/api/outgoing/hold'
import { releaseOutgoing } from '@keyhaven/api/outgoing/release'
import { Command } from 'commander'
import { runCli } from '../run-cli.ts'
import { withKeyhaven } from './with-database.ts'

const program = 'npm run outgoing --'

/** Does something to the database, and says how it stands then. */
const change = (work: (db: ReturnType<typeof openDb>) => Promise<unknown>) => async () => {
  const hold = await withKeyhaven(async (url) => {
    const db = openDb(url, { max: 1 })
    try {
      await work(db)
      return await readHold(db)
    } finally {
      await db.destroy()
    }
  })
  console.log(hold ? holdInWords(hold) : 'Mails and events for webhooks leave as they come.')
}

/** Says which mails were given up: by their ids, for addresses are nobody's business here. */
const listGivenUp = async (db: ReturnType<typeof openDb>) => {
  for (const { id, created_at: created, attempts, last_error: error } of await readGivenUp(db))
    console.log(`Mail ${id} of ${created.toISOString()}, given up after ${attempts} tries: ${error ?? ''}`)
}

const cli = new Command(program).description(
  'Whether mails and events for webhooks leave, in the database that DATABASE_URL or DATA_DIR names.',
)
const verbs = [
  ['status', 'Says whether they leave, and what waits.', async () => {}],
  [
    'hold',
    'Keeps all of them back from now on, also of servers that run.',
    (db) => holdOutgoing(db, 'said by an operator'),
  ],
  ['send', 'Lets everything go that waits, and all that comes.', releaseOutgoing],
  ['given-up', 'Says which mails are not tried any more, and why.', listGivenUp],
  ['retry', 'Tries the mails again that were given up.', retryGivenUp],
] as const satisfies readonly (readonly [string, string, Parameters<typeof change>[0]])[]
for (const [name, description, work] of verbs)
  cli.addCommand(
    new Command(name)
      .description(description)
      .addHelpText('after', `\nExample: ${program} ${name}`)
      .action(change(work)),
  )
await runCli(cli)
