import { readEnvWith } from '@keyhaven/api/env'
import { Command } from 'commander'
import { checkBackup } from '../backup/read-backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { contentInWords, runCli, say, type Settings, settingsOption } from './run-cli.ts'

const names = ['DATA_DIR', 'DATABASE_URL', 'S3_URL', 'STORE']

const restore = async (folder: string, { to = {} }: { to?: Settings }) => {
  const env = readEnvWith(to)
  say('Comparing every part with its checksum')
  const backup = await checkBackup(folder)
  const { applied } = await restoreBackup(backup, env, say)
  console.log(`Restored and compared: ${contentInWords(backup.manifest)}`)
  console.log('Nothing is sent from it before `npm run outgoing -- send`, or a start with OUTGOING=send.')
  if (applied.length > 0) console.log(`Brought forward by ${applied.join(', ')}`)
}

await runCli(
  new Command('npm run restore --')
    .description('Restores a backup into a system that is empty: the one that the settings name, or --to.')
    .argument('<backup>', 'its folder')
    .addOption(settingsOption('another place than the environment names', names))
    .addHelpText(
      'after',
      '\nExample: npm run restore -- backups/keyhaven-2026-11-23T02-00-00-000Z --to DATA_DIR=.data-2',
    )
    .action(restore),
)
