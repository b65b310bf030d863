import { join } from 'node:path'
import { readEnv } from '@keyhaven/api/env'
import { Command, InvalidArgumentError } from 'commander'
import { checkBackup } from '../backup/read-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { contentInWords, runCli, say } from './run-cli.ts'

const keepOf = (text: string) => {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError('It is a number from 1 on.')
  return Number(text)
}

type Options = { to?: string; keep?: number; verify?: string }

const write = async ({ to, keep }: Options) => {
  const env = readEnv()
  const place = to ?? join(env.dataDir, 'backups')
  const { folder, manifest, warnings, removed } = await writeBackup(env, { to: place, keep, say })
  console.log(`${folder}: ${contentInWords(manifest)}`)
  for (const gone of removed) console.log(`${gone} is gone`)
  for (const warning of warnings) process.stderr.write(`warning: ${warning}\n`)
}

const verify = async (folder: string) => {
  say('Comparing every part with its checksum')
  const backup = await checkBackup(folder)
  // Documents are drawn by code that no backup needs.
  const { verifyBackup } = await import('../backup/verify-backup.ts')
  const { documents, problems } = await verifyBackup(backup, say)
  if (problems.length > 0) throw new Error(`The backup ${folder} is not whole: ${problems.join(', ')}.`)
  console.log(
    `Restored for trial and compared: ${contentInWords(backup.manifest)}, ${documents} documents drawn before`,
  )
}

await runCli(
  new Command('npm run backup --')
    .description('Backs up database, pictures and documents, and releases, also while the server runs.')
    .option('--to <folder>', 'where backups lie; without it DATA_DIR/backups')
    .option('--keep <number>', 'how many of this installation stay there; without it all', keepOf)
    .option('--verify <backup>', 'restores a backup for trial and compares, instead of making one')
    .addHelpText('after', '\nExample: npm run backup -- --to /mnt/backups/keyhaven --keep 14')
    .action((options: Options) => (options.verify === undefined ? write(options) : verify(options.verify))),
)
