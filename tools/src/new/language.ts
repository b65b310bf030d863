import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { guestLocales } from '@keyhaven/shared-contracts/domain/locale'
import type { AreaHelp, HelpWords } from '@keyhaven/shared-contracts/platform/help'
import { areaFolders, at } from '../build/workspace.ts'
import { repositoryFiles } from '../copy-repository.ts'
import { copiedFromEnglish } from '../languages/homes.ts'

/** An English module of messages as the first one of another language. */
const copyOf = (english: string, code: string) => {
  // The name of the language's rules, and the modules of its other messages.
  const text = english.replaceAll(/\ben\b(?!-)/g, code)
  const isTyped = /^export type Messages = typeof messages$/m.test(text)
  const withType = text
    .replace(/^export const messages = \{$/m, 'export const messages: Messages = {')
    .replace(/\n*^export type Messages = typeof messages$/m, '')
  return `${copiedFromEnglish}\n${isTyped ? `import type { Messages } from './en.ts'\n${withType}` : text}`
}

/** The help of an area as words that another language fills in. */
const helpWordsOf = async (folder: string) => {
  const { help } = (await import(at(folder, 'src/help.ts'))) as { help: AreaHelp }
  const topics = help.sections.flatMap((section) => section.topics)
  const words: HelpWords = {
    sections: Object.fromEntries(help.sections.map(({ id, title }) => [id, title])),
    topics: Object.fromEntries(
      topics.map(({ id, title, content, steps, picture, link }) => [
        id,
        {
          ...{ title, content },
          ...(steps && { steps }),
          ...(picture && { alt: picture.alt }),
          ...(link && { link: link.label }),
        },
      ]),
    ),
  }
  return `${copiedFromEnglish}
import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

export const help: HelpWords = ${JSON.stringify(words, null, 2)}
`
}

type Edit = [file: string, from: RegExp, to: string]

/** The lists that name each language, with the new one in them. */
const editsFor = (code: string): Edit[] => {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  const capital = name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
  const { region } = new Intl.Locale(code).maximize()
  if (region === undefined) throw new Error(`${code} is the code of no language; nothing was written`)
  const modules = [`antd/es/locale/${code}_${region}.js`, `dayjs/locale/${code}.js`]
  const missing = modules.find((module) => !existsSync(at('node_modules', module)))
  if (missing) throw new Error(`There are no texts in ${code}, for ${missing} is not installed; nothing was written`)
  const texts = modules.map((from) => `      import(/* webpackChunkName: "messages-${code}-ts" */ '${from}'),\n`)
  const domain = 'shared-contracts/src/domain'
  return [
    [`${domain}/locale.ts`, /(?<=export const locales = \[[^\]]*)(?=\] as const)/, `, '${code}'`],
    [`${domain}/locale.ts`, /(?<=languageNames[^{]*\{\n(?: {2}.*\n)*)(?=\})/, `  ${code}: '${capital}',\n`],
    [`${domain}/money/usual-services.ts`, /^/, `${copiedFromEnglish}\n`],
    [`${domain}/money/usual-services.ts`, /(?<=\ben: (\[[^\]]*\]),)/g, ` ${code}: $1,`],
    [
      'shared-contracts/src/web/host/antd-locale.ts',
      /(?<=const sources[^{]*\{\n(?: {2}.*\n)*)(?=\}\n)/,
      `  ${code}: () =>\n    Promise.all([\n${texts.join('')}    ]),\n`,
    ],
    ['shell/public/theme.js', /(?<=const offered = \[[^\]]*)(?=\])/, `, '${code}'`],
  ]
}

/** A whole language to be filled in: the English files of every home beside themselves, and a line in each list. */
export const newLanguage = async (code: string): Promise<{ written: string[]; edited: string[] }> => {
  if (guestLocales.some((locale) => locale === code)) throw new Error(`${code} is there already; nothing was written`)
  const edits = editsFor(code)
  const english = repositoryFiles().filter((file) => basename(file) === 'en.ts')
  const copies = english.map(
    (file) => [join(dirname(file), `${code}.ts`), copyOf(readFileSync(at(file), 'utf8'), code)] as const,
  )
  const folders = Object.values(areaFolders).filter((folder) => existsSync(at(folder, 'src/help-words')))
  const help = folders.map(
    async (folder) => [`${folder}/src/help-words/${code}.ts`, await helpWordsOf(folder)] as const,
  )
  const files = [...copies, ...(await Promise.all(help))]
  for (const [file, text] of files) writeFileSync(at(file), text)
  for (const [file, from, to] of edits) {
    const before = readFileSync(at(file), 'utf8')
    const after = before.replace(from, to)
    if (after === before) throw new Error(`${file} has no list of languages that ${code} could be added to`)
    writeFileSync(at(file), after)
  }
  return { written: files.map(([file]) => file), edited: [...new Set(edits.map(([file]) => file))] }
}
