import { turnOffFactor } from '@keyhaven/api/accounts/second-factor/changes'
import { openDb } from '@keyhaven/api/db/pool'
import { readEnv } from '@keyhaven/api/env'
import { Command } from 'commander'
import { runCli } from '../run-cli.ts'
import { withKeyhaven } from './with-database.ts'

const program = 'npm run account --'

const turnOff = async (email: string) => {
  const env = readEnv()
  const result = await withKeyhaven(async (url) => {
    const db = openDb(url, { max: 1 })
    try {
      return await turnOffFactor({ db, env }, email)
    } finally {
      await db.destroy()
    }
  })
  if (result === 'no account') throw new Error(`${email} has no account.`)
  console.log(
    result === 'turned off'
      ? `Two-step sign-in of ${email} is off, and the owner is told by mail.`
      : `Two-step sign-in of ${email} was not on.`,
  )
}

const cli = new Command(program).description('Accounts of owners in the database that DATABASE_URL or DATA_DIR names.')
cli.addCommand(
  new Command('turn-off-second-factor')
    .description('Lets an owner in by the password alone who has lost app, passkeys and recovery codes.')
    .argument('<email>', 'the address of the account')
    .addHelpText('after', `\nExample: ${program} turn-off-second-factor anna@example.com`)
    .action(turnOff),
)
await runCli(cli)
