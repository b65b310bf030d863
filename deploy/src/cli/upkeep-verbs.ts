import { Argument } from 'commander'
import { pruneStore } from '../publish/prune-store.ts'
import { sbomOfSources } from '../publish/sbom.ts'
import { verifyStore } from '../store/verify-store.ts'
import {
  aboutOf,
  type ChangeOptions,
  changingVerb,
  numberOf,
  openedStore,
  type Options,
  print,
  readingVerb,
} from './verb.ts'

const verifyVerb = readingVerb(
  'verify',
  'Checks each file and page that somebody can get against its hash.',
  '--json',
).action(async (options: Options) => {
  const { files, pages, problems } = await verifyStore(await openedStore())
  const words = `${files} files and ${pages} pages are as they were published`
  print(options, { files, pages, problems }, problems.length ? problems.join('\n') : words)
  if (problems.length) process.exitCode = 1
})

const pruneVerb = changingVerb('prune', 'Removes releases that no visitor can get and that are old.', '30')
  .addArgument(new Argument('[days]', 'since they were published').argParser(numberOf).default(30))
  .action(async (days: number, options: ChangeOptions) => {
    const gone = await pruneStore(await openedStore(), aboutOf(['prune', days], options), days, options.dryRun)
    const verb = options.dryRun ? 'would be' : 'is'
    print(options, gone, gone.map(({ area, version }) => `${area} ${version} ${verb} gone`).join('\n'))
  })

const sbomVerb = readingVerb(
  'sbom',
  'Prints the packages of these sources as CycloneDX; publish keeps it in the store.',
  '> sbom.cdx.json',
).action(() => console.log(sbomOfSources().trimEnd()))

/** Commands that tidy a store, verify it, and list its packages. */
export const upkeepVerbs = [verifyVerb, pruneVerb, sbomVerb]
