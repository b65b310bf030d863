import { Command, CommanderError } from 'commander'
import { publishVerb } from './publish-verb.ts'
import { readingVerbs } from './reading-verbs.ts'
import { rolloutVerbs } from './rollout-verbs.ts'
import { upkeepVerbs } from './upkeep-verbs.ts'
import { program } from './verb.ts'

const oneLine = (text: string) => `${text.trim().replaceAll(/\s*\n\s*/g, ' ')}\n`

const cli = new Command(program)
  .description('Publishes what is built, and says which visitor gets which version of it.')
  .addHelpText('after', `\nExample: ${program} publish bookings`)
for (const verb of [publishVerb, ...rolloutVerbs, ...readingVerbs, ...upkeepVerbs]) cli.addCommand(verb)
// Commands that are added inherit no settings.
for (const command of [cli, ...cli.commands])
  command.exitOverride().configureOutput({ outputError: (text, write) => write(oneLine(text)) })

// 0 is done, 1 is refused by the store or failed, 2 is used wrongly.
try {
  await cli.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else {
    process.stderr.write(oneLine(`error: ${error instanceof Error ? error.message : String(error)}`))
    process.exitCode = 1
  }
}
