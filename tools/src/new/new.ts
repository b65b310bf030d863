import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { areaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { areaFolders, at } from '../build/workspace.ts'
import { newLanguage } from './language.ts'
import { areaFiles, namesOf, pageEntry, pageFiles } from './templates.ts'

const idOf = (text: string) => {
  const { data } = areaId.safeParse(text.replace(/^mfe-/, ''))
  if (data === undefined) throw new InvalidArgumentError('It is made of lower-case words with hyphens.')
  return data
}

const write = (folder: string, files: Record<string, string>) => {
  const existing = Object.keys(files).filter((file) => existsSync(at(folder, file)))
  if (existing.length > 0) throw new Error(`${folder}/${existing[0]} is there already; nothing was written`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(at(folder, file)), { recursive: true })
    writeFileSync(at(folder, file), text)
    console.log(`  ${folder}/${file}`)
  }
}

const format = (folder: string) => execFileSync(at('node_modules/.bin/oxfmt'), [at(folder)], { stdio: 'ignore' })

/** Links the workspace and notes it in the lock; nothing of what is locked changes. */
const install = () => {
  for (const flags of [['--package-lock-only'], ['--no-save', '--include=dev']]) {
    execFileSync('npm', ['install', ...flags, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: at(),
      stdio: 'inherit',
    })
  }
}

const newArea = (id: string, options: { install: boolean }) => {
  const folder = `mfe-${id}`
  if (existsSync(at(folder))) throw new Error(`${folder} is there already`)
  write(folder, areaFiles(id))
  format(folder)
  if (options.install) install()
  console.log(`\nnpm run dev -w ${folder}            with hot reload, inside the shell
npm test -- ${folder}               its tests
npm run release -- publish ${id}   for everybody`)
}

const isCommitted = (folder: string) =>
  execFileSync('git', ['ls-files', folder], { cwd: at(), encoding: 'utf8' }) !== ''

const removeArea = (id: string, options: { force?: true }) => {
  const folder = areaFolders[id]
  if (!folder) throw new Error(`There is no area ${id}; there are ${Object.keys(areaFolders).join(', ')}`)
  if (isCommitted(folder) && !options.force)
    throw new Error(`${folder} is under version control; --force removes it all the same`)
  rmSync(at(folder), { recursive: true })
  install()
  console.log(`${folder} is gone. What is out of it stays out until: npm run release -- remove ${id}`)
}

/** Puts a text in front of the end of a list in a file of an area. */
const insert = (file: string, list: RegExp, text: string) => {
  const before = readFileSync(at(file), 'utf8')
  const match = list.exec(before)
  if (!match) throw new Error(`${file} has no list that a page could be added to; nothing was written`)
  const end = match.index + match[0].length
  return () => writeFileSync(at(file), before.slice(0, end) + text + before.slice(end))
}

const newFeature = (area: string, id: string) => {
  const folder = areaFolders[area]
  if (!folder) throw new Error(`There is no area ${area}; there are ${Object.keys(areaFolders).join(', ')}`)
  const addPage = insert(`${folder}/src/pages.ts`, /export const pages = \{\n(?: {2}.*\n)*/, pageEntry(id))
  const addToManifest = insert(
    `${folder}/src/manifest.ts`,
    /\n {2}pages: \[\n(?: {4}.*\n)*/,
    `    { page: pages.${namesOf(id).key}, below: true },\n`,
  )
  write(`${folder}/src`, pageFiles(id))
  addPage()
  addToManifest()
  format(folder)
  console.log(`\n${namesOf(id).path} shows it. Give it a place in the navigation: nav, in ${folder}/src/manifest.ts,
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
  .description('A new area: a micro-frontend of its own, with a page, help and tests.')
  .argument('<id>', 'what the area is about, such as channels', idOf)
  .option('--no-install', 'leave the lock and the links in node_modules as they are')
  .addHelpText('after', '\nExample: npm run new -- area channels')
  .action(newArea)
cli
  .command('feature')
  .description('A new page in an area, with a test.')
  .argument('<area>', Object.keys(areaFolders).join(', '), idOf)
  .argument('<name>', 'what the page shows, such as waiting-list', idOf)
  .addHelpText('after', '\nExample: npm run new -- feature bookings waiting-list')
  .action(newFeature)
cli
  .command('remove')
  .description('Removes an area from the sources.')
  .argument('<id>', Object.keys(areaFolders).join(', '), idOf)
  .option('--force', 'although it is under version control')
  .addHelpText('after', '\nExample: npm run new -- remove channels')
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
