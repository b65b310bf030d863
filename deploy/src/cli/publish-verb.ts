import { readEnv } from '@keyhaven/api/env'
import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { Command } from 'commander'
import { publishAll } from '../publish/publish-all.ts'
import { areas, type ChangeOptions, changingVerb, openedStore, percentOf, print } from './verb.ts'

type PublishFlags = ChangeOptions & { canary?: number; build: boolean }

/** Builds what changed, and answers what was built. Tools are loaded by those who build alone. */
const build = async (only: readonly AreaId[], say: (line: string) => void) => {
  const { buildAll } = await import('@keyhaven/tools/build/build-all')
  const names = only.flatMap((name) => (name === 'public' ? [name, 'site', 'embed'] : [name]))
  await buildAll({ ...(only.length && { only: names }), say })
}

export const publishVerb = changingVerb(
  'publish',
  'Builds what changed and publishes it, for everybody.',
  'bookings --canary 5',
)
  .addArgument(areas())
  .option('--canary <percent>', 'only for this share of the visitors', percentOf)
  .option('--no-build', 'publish what is built already')
  .action(async (only: AreaId[], options: PublishFlags, command: Command) => {
    if (options.canary !== undefined && only.length === 0)
      command.error('error: --canary needs the areas that are published')
    // People see each as it is out; data is one piece.
    const say = (line: string) => options.json || console.log(options.dryRun ? `Would be: ${line}` : line)
    const env = readEnv()
    if (options.build && !options.dryRun) await build(only, say)
    const { canary: percent, why, dryRun } = options
    print(
      options,
      await publishAll(await openedStore(env), only, say, { percent, why, dryRun, by: env.releasedBy }),
      '',
    )
  })
