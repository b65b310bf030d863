import { type Command, CommanderError } from 'commander'

const oneLine = (text: string) => `${text.trim().replaceAll(/\s*\n\s*/g, ' ')}\n`

/** Runs a command line to its end: 0 is done, 1 is refused or failed, 2 is used wrongly. Errors are one line each. */
export async function runCli(cli: Command) {
  // Commands that are added inherit no settings.
  for (const command of [cli, ...cli.commands])
    command.exitOverride().configureOutput({ outputError: (text, write) => write(oneLine(text)) })
  try {
    await cli.parseAsync()
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
    else {
      process.stderr.write(oneLine(`error: ${error instanceof Error ? error.message : String(error)}`))
      process.exitCode = 1
    }
  }
}
