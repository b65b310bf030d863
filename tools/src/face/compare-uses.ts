import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '../build/workspace.ts'
import { compile, type Declarations, layOutPackage, workFolder } from './declarations.ts'
import { hashOf, type Meeting, questionHelpers, questionsFor } from './type-questions.ts'

/** True where the compiler is installed: a server that publishes nothing has none. */
export const canCompareTypes = () => existsSync(at('node_modules/.bin/tsc'))

/** Questions about one face against another one: areas that ask the same share the answer. */
type Sheet = { area: string; host: string; answers: Map<string, string | undefined> }

const textOf = ({ area, host, answers }: Sheet) => {
  const codes = [...answers.keys()]
  const entries = new Set(
    codes.flatMap((code) => [...code.matchAll(/\b(?:area|host)_web_(\w+)/g)].map(([, name]) => name)),
  )
  const modules = [...entries].flatMap((name) => [
    `import type * as area_web_${name} from './${area}/web/${name?.replaceAll('_', '-')}.ts'`,
    `import type * as host_web_${name} from './${host}/web/${name?.replaceAll('_', '-')}.ts'`,
  ])
  const head = [...modules, ...questionHelpers]
  return { text: [...head, ...codes, ''].join('\n'), codeAt: (line: number) => codes[line - 1 - head.length] }
}

/** Writes the sheets down in a folder, and what the compiler says into their answers. */
const answer = async (folder: string, sheets: readonly Sheet[]) => {
  const texts = sheets.map(textOf)
  const files = sheets.map((_, index) => `ask-${index}.ts`)
  texts.forEach(({ text }, index) => writeFileSync(join(folder, files[index] ?? ''), text))
  const printed = await compile(folder, files, { noUnusedLocals: false, isolatedModules: false })
  for (const [, index = '', line = '', message = '', why = ''] of printed.matchAll(
    /^(?:.*\/)?ask-(\d+)\.ts\((\d+),.*?: error \w+: (.*?)\.?$((?:\n +.*$)*)/gm,
  )) {
    const code = texts[Number(index)]?.codeAt(Number(line))
    // Of two types with one name the first line says nothing, and the last one what the difference is.
    const last = why.trim().split('\n').pop()?.trim().replace(/\.$/, '')
    const words = last && message.includes('Two different types') ? last : message
    if (code !== undefined) sheets[Number(index)]?.answers.set(code, words.slice(0, 200))
  }
}

/** A shell with the sentences of an area: each area brings those of its calls along, so that the shell's own are not compared. */
const withSentencesOf = (area: Declarations, host: Declarations): Declarations => {
  const isSentence = ([file]: [string, string]) => file.startsWith('domain/reasons/')
  const others = Object.entries(host).filter((entry) => !isSentence(entry))
  return Object.fromEntries([...others, ...Object.entries(area).filter(isSentence)])
}

/** Reasons why each of some areas would not work with its shell, a sentence each, by the compiler: one run, and none where all is the same. */
export const typeProblems = async (meetings: readonly Meeting[]): Promise<string[][]> => {
  const folder = workFolder()
  const names = new Map<Declarations, string>()
  const nameOf = (declarations: Declarations) => {
    const name = names.get(declarations) ?? `face-${hashOf(JSON.stringify(declarations))}`
    if (!names.has(declarations)) layOutPackage(join(folder, name), declarations)
    names.set(declarations, name)
    return name
  }
  const sheets = new Map<string, Sheet>()
  try {
    const readers = meetings.map((meeting) => {
      const questions = questionsFor(meeting)
      if (questions.length === 0) return () => []
      const [area, host] = [nameOf(meeting.area), nameOf(withSentencesOf(meeting.area, meeting.host))]
      const sheet = sheets.get(`${area} ${host}`) ?? { area, host, answers: new Map() }
      sheets.set(`${area} ${host}`, sheet)
      for (const { code } of questions) sheet.answers.set(code, undefined)
      return () =>
        questions.flatMap(({ code, says }) => {
          const message = sheet.answers.get(code)
          return message === undefined ? [] : [says(message)]
        })
    })
    if (sheets.size > 0) await answer(folder, [...sheets.values()])
    return readers.map((read) => read())
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
