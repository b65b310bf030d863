import { Command } from 'commander'
import { publishVerb } from './publish-verb.ts'
import { readingVerbs } from './reading-verbs.ts'
import { rightsVerb } from './rights-verbs.ts'
import { rolloutVerbs } from './rollout-verbs.ts'
import { runCli } from './run-cli.ts'
import { upkeepVerbs } from './upkeep-verbs.ts'
import { program } from './verb.ts'

const cli = new Command(program)
  .description('Publishes what is built, and says which visitor gets which version of it.')
  .addHelpText('after', `\nExample: ${program} publish bookings`)
for (const verb of [publishVerb, ...rolloutVerbs, ...readingVerbs, ...upkeepVerbs, rightsVerb]) cli.addCommand(verb)
await runCli(cli)
