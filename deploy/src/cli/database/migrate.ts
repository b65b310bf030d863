import { migrate, migrationState } from '@keyhaven/api/db/migrations/migrate'
import { Command } from 'commander'
import { runCli } from '../run-cli.ts'
import { withDatabase } from './with-database.ts'

const program = 'npm run migrate --'

const moment = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ')

const status = new Command('status')
  .description('Says what the database has applied, what is pending, and what newer programs have added.')
  .option('--json', 'print it as JSON, for scripts')
  .addHelpText('after', `\nExample: ${program} status`)
  .action(async ({ json }: { json?: true }) => {
    const { applied, pending, newer } = await withDatabase((url) => migrationState(url))
    const names = (all: readonly { name: string }[]) => all.map(({ name }) => name)
    if (json)
      return console.log(
        JSON.stringify({ applied: names(applied), pending: names(pending), newer: names(newer) }, null, 1),
      )
    const unknown = new Set(names(newer))
    const lines = [
      ...applied.map(({ name, applied_at: at }) => {
        const note = unknown.has(name) ? '  of a newer program' : ''
        return `applied  ${name}  ${moment(at)}${note}`
      }),
      ...pending.map(({ name, breaks }) => `pending  ${name}${breaks ? '  older programs cannot go on after it' : ''}`),
    ]
    return console.log(lines.join('\n'))
  })

const up = new Command('up')
  .description('Applies what is pending. Servers do the same when they start; one of them, while the others wait.')
  .option('--dry-run', 'say what would be applied, and apply nothing')
  .addHelpText('after', `\nExample: ${program} up --dry-run`)
  .action(async ({ dryRun }: { dryRun?: true }) => {
    const names = await withDatabase(async (url) =>
      dryRun
        ? (await migrationState(url)).pending.map(({ name }) => name)
        : migrate(url, { say: (line) => console.log(`${line} …`) }),
    )
    const verb = dryRun ? 'would be applied' : 'is applied'
    console.log(names.map((name) => `${name} ${verb}`).join('\n') || 'Nothing is pending.')
  })

const cli = new Command(program).description('The schema of the database that DATABASE_URL or DATA_DIR names.')
for (const verb of [status, up]) cli.addCommand(verb)
await runCli(cli)
