import { readEnv } from '@keyhaven/api/env'
import type { Command } from 'commander'
import { publishAll } from '../publish/publish-all.ts'
import { releaseKey } from '../rights/keys.ts'
import { keepSbom } from '../publish/sbom.ts'
import { areasAndShell, type ChangeOptions, releasingVerb, openedStore, percentOf, print } from './verb.ts'

type PublishFlags = ChangeOptions & { canary?: number; build: boolean; atStart?: true; over?: true; unseen?: true }

/** Builds what changed, or says what would be built. Tools are loaded by those who build alone. */
const build = async (only: readonly string[], say: (line: string) => void, dryRun = false) => {
  const { buildAll, outdatedBuilds } = await import('@keyhaven/tools/build/build-all')
  const all = only.flatMap((name) => (name === 'public' ? [name, 'site', 'embed'] : [name]))
  const names = all.length ? all : undefined
  if (!dryRun) return buildAll({ ...(names && { only: names }), say })
  for (const name of outdatedBuilds(names)) say(`${name} built again first, which makes another version of it`)
  return undefined
}

export const publishVerb = releasingVerb(
  'publish',
  'Builds what changed and publishes it, for everybody.',
  'bookings --canary 5',
)
  .addArgument(areasAndShell())
  .option('--canary <percent>', 'only for this share of the visitors', percentOf)
  .option('--no-build', 'publish what is built already')
  .option('--at-start', 'as a server that starts: what others have released stays out, and is named')
  .option('--over', 'although these sources do not have what a release that is out was made of')
  .option('--unseen', 'without opening its pages in a browser before anybody gets them')
  .action(async (only: string[], options: PublishFlags, command: Command) => {
    if (options.canary !== undefined && only.length === 0)
      command.error('error: --canary needs the names of what is published, areas or shell')
    // People see each as it is out; data is one piece.
    const say = (line: string) => options.json || console.log(options.dryRun ? `Would be: ${line}` : line)
    const env = readEnv()
    if (options.build) await build(only, say, options.dryRun)
    const { canary: percent, json: _json, build: _build, unseen, ...rest } = options
    const store = await openedStore(env)
    const published = await publishAll(store, only, say, {
      ...rest,
      smoke: !unseen && !options.atStart,
      ...{
        percent,
        by: env.releasedBy,
        key: releaseKey(env.releaseKey),
        from: env.releasedFrom,
        keepsUnfit: options.atStart,
      },
    })
    if (!options.dryRun)
      await keepSbom(store).catch((error: unknown) => console.error(`No list of its packages: ${String(error)}`))
    print(options, published, '')
  })
