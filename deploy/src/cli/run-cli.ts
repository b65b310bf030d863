import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { readEnv } from '@keyhaven/api/env'
import { type Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import type { Count, DatabaseContent } from '../backup/manifest.ts'

const oneLine = (text: string) => `${text.trim().replaceAll(/\s*\n\s*/g, ' ')}\n`

const isFull = (folder: string) => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < 1 << 20
  } catch {
    // A folder that is not there is on no disk.
    return false
  }
}

/** Node's own words for a full disk name neither the file nor the disk. */
const messageOf = (error: unknown) => {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error.message
  const { dataDir, store } = readEnv()
  const full = [...new Set([store, dataDir, tmpdir()])].filter(isFull)
  const place = full.length
    ? `the disk of ${full.join(' and of ')} is full`
    : 'a disk, or what may be used of it, is full'
  return `${place}; make room there, then try again (${error.message})`
}

/** Runs a command line to its end: 0 is done, 1 is refused or failed, 2 is used wrongly. Errors are one line each. */
export async function runCli(cli: Command) {
  // Commands that are added inherit no settings.
  for (const command of [cli, ...cli.commands.flatMap((one) => [one, ...one.commands])])
    command.exitOverride().configureOutput({ outputError: (text, write) => write(oneLine(text)) })
  try {
    await cli.parseAsync()
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
    else {
      process.stderr.write(oneLine(`error: ${messageOf(error)}`))
      process.exitCode = 1
    }
  }
}

/** Progress of a command on stderr; its outcome, which scripts may read, goes to stdout. */
export const say = (step: string) => void process.stderr.write(`${step} …\n`)

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

type Content = { database: DatabaseContent; media?: Count | undefined; releases?: Pick<Count, 'files'> | undefined }

/** Content of a system or a backup, for people. */
export const contentInWords = ({ database: { tables }, media, releases }: Content) => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `${counted(rows, 'row')} in ${counted(tables.length, 'table')}`,
    ...(media ? [`${counted(media.files, 'stored file')} of ${(media.bytes / 1e6).toFixed(1)} MB`] : []),
    ...(releases ? [`${counted(releases.files, 'file')} of releases`] : []),
  ].join(', ')
}

/** Settings by the names that they have in the environment. */
export type Settings = Record<string, string>

/** `--to NAME=value …`, which names another place than the environment does; a folder alone is DATA_DIR. */
export const settingsOption = (description: string, names: readonly string[]) =>
  new Option('--to <settings...>', description).argParser((word: string, before: Settings | undefined): Settings => {
    const [, name = '', value = ''] = /^([A-Z\d_]+)=(.+)$/s.exec(word) ?? [
      '',
      names.includes('DATA_DIR') ? 'DATA_DIR' : '',
      word,
    ]
    // The word is not repeated: addresses can hold passwords.
    if (!names.includes(name)) throw new InvalidArgumentError(`It takes ${names.map((one) => `${one}=…`).join(', ')}.`)
    return { ...before, [name]: value }
  })
