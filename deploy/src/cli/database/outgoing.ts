import { openDb } from '@keyhaven/api/db/pool'
import { holdInWords, holdOutgoing, readHold, releaseOutgoing } from '@keyhaven/api/outgoing/hold'
import { Command } from 'commander'
import { runCli } from '../run-cli.ts'
import { withDatabase } from './with-database.ts'

const program = 'npm run outgoing --'

/** Does something to the database, and says how it stands then. */
const change = (work: (db: ReturnType<typeof openDb>) => Promise<unknown>) => async () => {
  const hold = await withDatabase(async (url) => {
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
] as const satisfies readonly (readonly [string, string, Parameters<typeof change>[0]])[]
for (const [name, description, work] of verbs)
  cli.addCommand(
    new Command(name)
      .description(description)
      .addHelpText('after', `\nExample: ${program} ${name}`)
      .action(change(work)),
  )
await runCli(cli)
