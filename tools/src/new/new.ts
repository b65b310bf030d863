import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { areaOf } from '@keyhaven/api/db/migrations/migration-order'
import { areaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { areaFolders, at } from '../build/workspace.ts'
import { newLanguage } from './language.ts'
import { apiFiles } from './api-files.ts'
import { areaFiles } from './area-files.ts'
import { contractFiles } from './contract-files.ts'
import { areaNamesOf, namesOf } from './names.ts'
import { catalogEntry, pageEntry, pageFiles } from './page-files.ts'

const idOf = (text: string) => {
  const { data, error } = areaId.safeParse(text.replace(/^mfe-/, ''))
  if (data !== undefined) return data
  const isTaken = error.issues.every(({ code }) => code === 'custom')
  throw new InvalidArgumentError(
    isTaken ? 'Something else has that name.' : 'It is made of lower-case words with hyphens.',
  )
}

const refuseExisting = (files: readonly string[]) => {
  const existing = files.find((file) => existsSync(at(file)))
  if (existing !== undefined) throw new Error(`${existing} is there already; nothing was written`)
}

const below = (folder: string, files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]))

/** Writes new files in the form of the formatter. Throws before the first of them where one is there. */
const write = (files: Record<string, string>) => {
  const names = Object.keys(files)
  refuseExisting(names)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(at(file)), { recursive: true })
    writeFileSync(at(file), text)
    console.log(`  ${file}`)
  }
  format(names.filter((file) => file.endsWith('.ts') || file.endsWith('.tsx') || file.endsWith('.json')))
}

const format = (files: readonly string[]) =>
  execFileSync(at('node_modules/.bin/oxfmt'), files, { cwd: at(), stdio: 'ignore' })

/** Links the workspace and notes it in the lock; nothing of what is locked changes. */
const install = () => {
  for (const flags of [['--package-lock-only'], ['--no-save', '--include=dev']]) {
    execFileSync('npm', ['install', ...flags, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: at(),
      stdio: 'inherit',
    })
  }
}

/** Folders and files outside of `mfe-<id>` that hold an area's calls, their words and what answers them. */
const partsOf = (id: string) => {
  const { group } = areaNamesOf(id)
  return [
    `shared-contracts/src/contract/${id}`,
    `shared-contracts/src/domain/reasons/${group}`,
    `shared-contracts/src/reasons/${group}.ts`,
    `api/src/${id}`,
  ]
}

const newArea = (id: string, options: { install: boolean }) => {
  const folder = `mfe-${id}`
  const names = areaNamesOf(id)
  if (areaOf(`00000000-0000-${id}.tables.sql`) !== id)
    throw new Error(`${id} is what migrations of several areas are called by`)
  refuseExisting([folder, ...partsOf(id)])
  write({
    ...below(folder, areaFiles(names)),
    ...below('shared-contracts/src', contractFiles(names)),
    ...below('api/src', apiFiles(names)),
  })
  if (options.install) install()
  console.log(`\nnpm run check && npm test -- ${folder} api/src/${id}
npm run dev -w ${folder}            with hot reload, inside the shell
npm run release -- publish ${id}   for everybody
Who reviews it: a line in .github/CODEOWNERS`)
}

const committedBelow = (...paths: string[]) =>
  execFileSync('git', ['ls-files', '--', ...paths], { cwd: at(), encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)

/** True for an area that has declared its own words, and so has its own folders for all that it is. */
const hasOwnParts = (id: string) => {
  const contract = at(`shared-contracts/src/contract/${id}/${id}.ts`)
  return existsSync(contract) && readFileSync(contract, 'utf8').includes('interface AreaWords')
}

const removeArea = (id: string, options: { force?: true; install: boolean }) => {
  const folder = areaFolders[id]
  if (!folder) throw new Error(`There is no area ${id}; there are ${Object.keys(areaFolders).join(', ')}`)
  const parts = [folder, ...(hasOwnParts(id) ? partsOf(id) : [])]
  if (committedBelow(...parts).length > 0 && !options.force)
    throw new Error(`${folder} is under version control; --force removes it all the same`)
  const migrations = readdirSync(at('api/src/db/migrations'))
    .filter((name) => areaOf(name) === id)
    .map((name) => `api/src/db/migrations/${name}`)
  const released = committedBelow(...migrations, 'api/src/db/migrations/baseline').filter((file) =>
    migrations.includes(file),
  )
  for (const path of [...parts, ...migrations.filter((file) => !released.includes(file))])
    rmSync(at(path), { recursive: true, force: true })
  if (options.install) install()
  console.log(`${folder} is gone${parts.length > 1 ? ', with its calls, their words and what answered them' : ''}.`)
  for (const file of released) console.log(`${file} stays: databases may have applied it. Their tables stay, too`)
  console.log(`What is out of it stays out until: npm run release -- remove ${id}`)
}

/** A file with texts put behind parts of it. Throws where there is no such part. */
const inserted = (file: string, ...additions: [part: RegExp, text: string][]) =>
  additions.reduce(
    (before, [part, text]) => {
      const match = part.exec(before)
      if (!match) throw new Error(`${file} has no list that a page could be added to; nothing was written`)
      const end = match.index + match[0].length
      return before.slice(0, end) + text + before.slice(end)
    },
    readFileSync(at(file), 'utf8'),
  )

const newFeature = (area: string, id: string) => {
  const folder = areaFolders[area]
  if (!folder) throw new Error(`There is no area ${area}; there are ${Object.keys(areaFolders).join(', ')}`)
  const names = namesOf(id)
  const [pages, manifest, catalogs] = [
    `${folder}/src/pages.ts`,
    `${folder}/src/manifest.ts`,
    `${folder}/src/messages/catalogs.ts`,
  ]
  const [importLine, catalog] = catalogEntry(names)
  const edited = {
    [catalogs]: inserted(catalogs, [/[\s\S]*/, catalog], [/^/, importLine]),
    [pages]: inserted(
      pages,
      [/export const pages = \{\n(?: {2}.*\n)*/, pageEntry(names)],
      [/import \{(?=[^}]*\} from '\.\/messages\/catalogs\.ts')/, ` ${names.key}Catalog,`],
    ),
    [manifest]: inserted(manifest, [
      /\n {2}pages: \[\n(?: {4}.*\n)*/,
      `    { page: pages.${names.key}, below: true },\n`,
    ]),
  }
  write(below(`${folder}/src`, pageFiles(names)))
  for (const [file, text] of Object.entries(edited)) writeFileSync(at(file), text)
  format(Object.keys(edited))
  console.log(`\n${names.path} shows it. Give it a place in the navigation: nav, in ${manifest},
and its label in ${folder}/src/messages/manifest`)
}

const codeOf = (text: string) => {
  if (!/^[a-z]{2}$/.test(text)) throw new InvalidArgumentError('It is a code of two letters, as ISO 639-1 has them.')
  return text
}

const addLanguage = async (code: string) => {
  const { written, edited } = await newLanguage(code)
  execFileSync(at('node_modules/.bin/oxfmt'), [...written, ...edited], { cwd: at(), stdio: 'ignore' })
  for (const file of edited) console.log(`  ${file}`)
  console.log(
    `\n${written.length} files are copies of the English ones. npm run check names each until it is translated.`,
  )
}

const cli = new Command('npm run new --')
  .description('Writes the files that an area or a feature begins with. They pass the check and have tests.')
  .exitOverride()
cli
  .command('area')
  .description('A new area: a list with its form, calls, table, words in every language, help and tests.')
  .argument('<id>', 'what the area is about, such as reviews', idOf)
  .option('--no-install', 'leave the lock and the links in node_modules as they are')
  .addHelpText('after', '\nExample: npm run new -- area reviews')
  .action(newArea)
cli
  .command('feature')
  .description('A new page in an area, with its words in every language and a test.')
  .argument('<area>', Object.keys(areaFolders).join(', '), idOf)
  .argument('<name>', 'what the page shows, such as waiting-list', idOf)
  .addHelpText('after', '\nExample: npm run new -- feature bookings waiting-list')
  .action(newFeature)
cli
  .command('remove')
  .description('Removes an area from the sources.')
  .argument('<id>', Object.keys(areaFolders).join(', '), idOf)
  .option('--force', 'although it is under version control')
  .option('--no-install', 'leave the lock and the links in node_modules as they are')
  .addHelpText('after', '\nExample: npm run new -- remove reviews')
  .action(removeArea)

cli
  .command('language')
  .description('A new language of owners and guests: every English text, to be translated.')
  .argument('<code>', 'its code, such as es', codeOf)
  .addHelpText('after', '\nExample: npm run new -- language es')
  .action(addLanguage)

try {
  await cli.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else {
    process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
