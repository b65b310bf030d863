import { readEnv } from '@keyhaven/api/env'
import { makeDataDir } from '@keyhaven/api/server/data-dir'
import { areaId, type AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { type AreaEntry, bucketOf, resolve } from '@keyhaven/shared-contracts/platform/registry'
import { Argument, Command, CommanderError, InvalidArgumentError } from 'commander'
import { join } from 'node:path'
import { canary, pin, promote, rollBack } from './publish/rollout.ts'
import { inStore, readRegistry, type Store, writeRegistry, alone, openStore } from './store/store.ts'
import { pruneStore } from './publish/prune-store.ts'
import { publishAll } from './publish/publish-all.ts'
import { promoteShell, rollBackShell } from './publish/publish.ts'
import { renderPages } from './pages/render-pages.ts'

const program = 'npm run release --'
const oneLine = (text: string) => `${text.trim().replaceAll(/\s*\n\s*/g, ' ')}\n`

const areaOf = (text: string): AreaId => {
  const name = areaId.safeParse(text.replace(/^mfe-/, ''))
  if (!name.success) throw new InvalidArgumentError('It is the name of an area, like bookings.')
  return name.data
}
const numberOf = (text: string) => {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new InvalidArgumentError('It is a number.')
  return Number(text)
}
const percentOf = (text: string) => {
  const percent = numberOf(text)
  if (percent > 100) throw new InvalidArgumentError('It is a number from 0 to 100.')
  return percent
}

const area = () => new Argument('<area>', 'like bookings').argParser(areaOf)
const areaOrShell = () =>
  new Argument('<area|shell>', 'shell, or an area like bookings').argParser((text) =>
    text === 'shell' ? text : areaOf(text),
  )

type Options = { json?: true }

/** Says what was done: in words for people, as data for scripts. */
const print = ({ json }: Options, data: unknown, words: string) => {
  if (json) console.log(JSON.stringify(data, null, 1))
  else if (words) console.log(words)
}

/** An area without what its releases hold. */
const stateOf = (name: string, { stable, previous, rollout, owners, withdrawn }: AreaEntry) => ({
  area: name,
  ...{ stable, previous, rollout, owners, withdrawn },
})
const wordsOf = ({ area: name, stable, previous, rollout, owners, withdrawn }: ReturnType<typeof stateOf>) =>
  [
    `${name} ${stable}`,
    ...(previous ? [`before ${previous}`] : []),
    ...(rollout ? [`${rollout.version} for ${rollout.percent} %`] : []),
    ...Object.entries(owners).map(([owner, version]) => `${version} for owner ${owner}`),
    ...(withdrawn.length ? [`rolled back ${withdrawn.join(' ')}`] : []),
  ].join(', ')

const shellState = (store: Store) => {
  const { version, previous, withdrawn } = readRegistry(store).shell
  return { version, previous, withdrawn }
}

/** Opened by what needs it, so that asking for help makes no folder. */
const theStore = () => openStore(join(makeDataDir(readEnv().dataDir), 'releases'))
const notPublished = (store: Store, name: AreaId) => new Error(`${name} is not published in ${inStore(store)}`)

const changeArea = (name: AreaId, options: Options, changed: (entry: AreaEntry) => AreaEntry) => {
  const store = theStore()
  return alone(store, async () => {
    const registry = readRegistry(store)
    const entry = registry.areas[name]
    if (!entry) throw notPublished(store, name)
    const next = changed(entry)
    writeRegistry(store, { ...registry, areas: { ...registry.areas, [name]: next } })
    await renderPages(store)
    const state = stateOf(name, next)
    print(options, state, wordsOf(state))
  })
}

const changeShell = (options: Options, change: (store: Store) => void) => {
  const store = theStore()
  return alone(store, async () => {
    change(store)
    await renderPages(store)
    const state = shellState(store)
    print(options, { shell: state }, `shell ${state.version}`)
  })
}

const cli = new Command(program)
  .description('Publishes what is built, and says which visitor gets which version of it.')
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(oneLine(text)) })
  .addHelpText('after', `\nExample: ${program} publish bookings`)

const verb = (name: string, description: string, example: string) =>
  cli
    .command(name)
    .description(description)
    .option('--json', 'print the outcome as JSON, for scripts')
    .addHelpText('after', `\nExample: ${program} ${name} ${example}`.trimEnd())

verb('publish', 'Publishes what is built in the workspaces, for everybody.', 'bookings --canary 5')
  .addArgument(
    new Argument('[areas...]', 'without one, the shell, the site and every area of the workspaces').argParser(
      (text, before: AreaId[] | undefined) => [...(before ?? []), areaOf(text)],
    ),
  )
  .option('--canary <percent>', 'only for this share of the visitors', percentOf)
  .action(async (areas: AreaId[], options: Options & { canary?: number }, command: Command) => {
    if (options.canary !== undefined && areas.length === 0)
      command.error('error: --canary needs the areas that are published')
    // People see each as it is out; data is one piece.
    const say = (line: string) => options.json || console.log(line)
    print(options, await publishAll(theStore(), areas, say, options.canary), '')
  })

verb('canary', 'Gives a release to a share of the visitors; 0 ends that.', 'bookings 1.0.0-3fa9c2d1 50')
  .addArgument(area())
  .argument('<version>', 'of a release in the store')
  .addArgument(new Argument('<percent>', 'of the visitors').argParser(percentOf))
  .action((name: AreaId, version: string, percent: number, options: Options) =>
    changeArea(name, options, (entry) => canary(entry, version, percent)),
  )

verb('promote', 'Gives the canary, or a version, to everybody.', 'bookings')
  .addArgument(areaOrShell())
  .argument('[version]', 'instead of the canary; the shell has none, so it needs one')
  .action((name: string, version: string | undefined, options: Options, command: Command) => {
    if (name !== 'shell') return changeArea(name, options, (entry) => promote(entry, version))
    if (!version) return command.error("error: missing required argument 'version' of the shell")
    return changeShell(options, (store) => promoteShell(store, version))
  })

verb('rollback', 'Ends the canary; without one, goes back to the version before.', 'bookings')
  .addArgument(areaOrShell())
  .argument('[version]', 'to go back to instead')
  .action((name: string, version: string | undefined, options: Options) =>
    name === 'shell'
      ? changeShell(options, (store) => rollBackShell(store, version))
      : changeArea(name, options, (entry) => rollBack(entry, version)),
  )

verb('pin', 'Gives one owner a release of their own.', 'bookings 7 1.0.0-3fa9c2d1')
  .addArgument(area())
  .argument('<owner>', 'the id of an owner')
  .argument('[version]', 'without one, the owner gets what everybody gets')
  .action((name: AreaId, owner: string, version: string | undefined, options: Options) =>
    changeArea(name, options, (entry) => pin(entry, owner, version)),
  )

verb('prune', 'Removes releases that no visitor can get and that are old.', '30')
  .addArgument(new Argument('[days]', 'since they were published').argParser(numberOf).default(30))
  .action(async (days: number, options: Options) => {
    const store = theStore()
    const gone = await alone(store, async () => pruneStore(store, days))
    print(options, gone, gone.map(({ area: name, version }) => `${name} ${version} is gone`).join('\n'))
  })

verb('list', 'Says what is out, what was before and what was rolled back.', '--json').action((options: Options) => {
  const store = theStore()
  const { set, areas } = readRegistry(store)
  const [shell, states] = [shellState(store), Object.entries(areas).map(([name, entry]) => stateOf(name, entry))]
  const before = shell.previous ? `, before ${shell.previous}` : ''
  const lines = [`set ${set}`, `shell ${shell.version}${before}`, ...states.map(wordsOf)]
  print(options, { set, shell, areas: states }, lines.join('\n'))
})

verb('explain', 'Says which version a visitor gets, and why.', 'bookings 3f1c')
  .addArgument(area())
  .argument('[visitor]', 'the id that a browser keeps for its visitor', 'nobody')
  .argument('[owner]', 'the id of the owner who is signed in')
  .action((name: AreaId, visitor: string, owner: string | undefined, options: Options) => {
    const store = theStore()
    const registry = readRegistry(store)
    const found = resolve(registry, { area: name, visitor, owner })
    if (!found) throw notPublished(store, name)
    const bucket = Number(bucketOf(visitor, name, registry.areas[name]?.salt ?? '').toFixed(2))
    const { version } = found.release
    const fallbacks = found.fallbacks.map((release) => release.version)
    const reason = `${name} ${version} because of ${found.reason}; ${visitor} is at ${bucket.toFixed(2)} of 100`
    const data = { area: name, version, reason: found.reason, visitor, bucket, fallbacks }
    print(options, data, [reason, ...fallbacks.map((one) => `then ${one}`)].join('\n'))
  })

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
