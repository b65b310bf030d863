import { type AppEnv, readEnv } from '@keyhaven/api/env'
import { areaId, type AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { Argument, Command, InvalidArgumentError } from 'commander'
import type { About } from '../publish/change-store.ts'
import { systemUser } from '../publish/publish.ts'
import { releaseKey } from '../rights/keys.ts'
import { storeOf } from '../store/open-store.ts'

export const program = 'npm run release --'

const areaOf = (text: string): AreaId => {
  const name = areaId.safeParse(text.replace(/^mfe-/, ''))
  if (!name.success) throw new InvalidArgumentError('It is the name of an area, like bookings.')
  return name.data
}
export const numberOf = (text: string) => {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new InvalidArgumentError('It is a number.')
  return Number(text)
}
export const percentOf = (text: string) => {
  const percent = numberOf(text)
  if (percent > 100) throw new InvalidArgumentError('It is a number from 0 to 100.')
  return percent
}

const shellOrAreaOf = (text: string) => (text === 'shell' ? text : areaOf(text))
export const area = () => new Argument('<area>', 'like bookings').argParser(areaOf)
export const areasAndShell = () =>
  new Argument('[areas...]', 'areas, or shell; without one, the shell and every area of the workspaces').argParser(
    (text, before: string[] | undefined) => [...(before ?? []), shellOrAreaOf(text)],
  )
export const areaOrShell = (form = '<area|shell>') =>
  new Argument(form, 'shell, or an area like bookings').argParser(shellOrAreaOf)

/** An area, the shell, or the guests' site where it stands alone. */
export const areaShellOrSite = () =>
  new Argument('<area|shell|site>', 'shell, site, or an area like bookings').argParser((text) =>
    text === 'site' ? text : shellOrAreaOf(text),
  )

/** Options of every verb, and of those that change the store. */
export type Options = { json?: true }
export type ChangeOptions = Options & { dryRun?: true; why?: string; wayBack?: boolean }

/** Says what was done: in words for people, as data for scripts. */
export const print = ({ json }: Options, data: unknown, words: string) => {
  if (json) console.log(JSON.stringify(data, null, 1))
  else if (words) console.log(words)
}

/** A command that reads the store; `rights list` is one below another. */
export const readingVerb = (name: string, description: string, example: string) =>
  new Command(name.split(' ').at(-1))
    .description(description)
    .option('--json', 'print the outcome as JSON, for scripts')
    .addHelpText('after', `\nExample: ${program} ${name} ${example}`.trimEnd())

/** A command that changes the store, and tells the history why. */
export const changingVerb = (name: string, description: string, example: string) =>
  readingVerb(name, description, example)
    .option('--dry-run', 'say what would change, and change nothing')
    .option('--why <text>', 'the reason, for the history')

/** A command that gives visitors a release that they did not have. */
export const releasingVerb = (name: string, description: string, example: string) =>
  changingVerb(name, description, example).option(
    '--no-way-back',
    'although the previous shell or API would not fit it, and could not be taken back to then',
  )

/** Opened by what needs it, so that asking for help makes no folder. */
export const openedStore = (env: AppEnv = readEnv()) => storeOf(env)

/** Author of a change to the store, the command, and the reason. */
export const aboutOf = (words: readonly (string | number | undefined)[], { why }: ChangeOptions): About => {
  const { releasedBy, releaseKey: setting } = readEnv()
  return {
    by: releasedBy ?? systemUser(),
    what: words.filter((word) => word !== undefined).join(' '),
    ...(why && { why }),
    key: releaseKey(setting),
  }
}

export const notPublished = (name: string, store: string) => new Error(`${name} is not published in ${store}`)
