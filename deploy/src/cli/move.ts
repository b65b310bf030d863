import { readEnv, readEnvWith } from '@keyhaven/api/env'
import { Command } from 'commander'
import { moveSystem } from '../backup/move-system.ts'
import { contentInWords, runCli, say, type Settings, settingsOption } from './run-cli.ts'

const names = ['DATABASE_URL', 'S3_URL', 'STORE']

const move = async ({ to }: { to: Settings }) => {
  const env = readEnv()
  if (env.databaseUrl) throw new Error('DATABASE_URL is set already: what is moved is the database of DATA_DIR.')
  const target = readEnvWith(to)
  const { databaseUrl } = target
  if (!databaseUrl) throw new Error('--to must name a DATABASE_URL.')
  const moved = await moveSystem(env, { ...target, databaseUrl }, say)
  for (const name of moved.lost) process.stderr.write(`warning: the file ${name} had been lost before\n`)
  console.log(
    `Moved and compared: ${contentInWords(moved)}. Now set ${Object.keys(to).join(', ')} and start the server.`,
  )
}

await runCli(
  new Command('npm run move --')
    .description('Carries the embedded database, and files where S3_URL is named, to servers of your own.')
    .addOption(settingsOption('where to', names).makeOptionMandatory())
    .addHelpText('after', '\nExample: npm run move -- --to DATABASE_URL=postgres://… S3_URL=https://…')
    .action(move),
)
