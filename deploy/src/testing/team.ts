import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { publishArea, publishShell } from '../publish/publish.ts'
import { readRegistry } from '../store/generation.ts'
import { openStore } from '../store/open-store.ts'
import { bookingsBuild, freshStore, pageIn, shellBuild } from './builds.ts'

/** Output of a command, and its exit code. */
export type CommandOutput = { out: string; error: string; code: number }

/** The store of a team, and the command that it is given, with further settings as they are then. */
export const team = (by = 'anna', settings: Record<string, string> = {}) => {
  const data = freshStore().folder
  const store = openStore(join(data, 'releases'))
  const release = async (...words: string[]): Promise<CommandOutput> => {
    const env = { DATA_DIR: data, RELEASED_BY: by, ...settings }
    const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, '../cli.ts'), ...words], { env })
    return run.then(
      ({ stdout, stderr }) => ({ out: stdout, error: stderr, code: 0 }),
      ({ stdout, stderr, code }: { stdout: string; stderr: string; code: number }) => ({
        ...{ out: stdout, error: stderr, code },
      }),
    )
  }
  const json = async <T>(...words: string[]) => JSON.parse((await release(...words, '--json')).out) as T
  return { data, store, release, json, bookings: async () => (await readRegistry(store)).areas.bookings }
}

/** A team that has published the shell once and its area twice. */
export const teamWithTwoReleases = async () => {
  const releaseTeam = team()
  await publishShell(releaseTeam.store, shellBuild())
  const { version: first } = await publishArea(releaseTeam.store, bookingsBuild())
  const { version: second } = await publishArea(releaseTeam.store, bookingsBuild('page(2)'))
  const html = () => pageIn(releaseTeam.store, 'index.bookings.html')
  return { ...releaseTeam, first, second, html }
}
