import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { compile, type Declarations, layOut, workFolder } from './declarations.ts'

/** Exports of an entry: values and types. */
export type Names = { values: string[]; types: string[] }

/** Changes between two faces, each as `list ListPage`. */
export type FaceChange = {
  /** Names that are no longer there. */
  gone: string[]
  /** Names that take less or answer something else, with what the compiler says of it. */
  narrowed: string[]
  added: string[]
}

const isEntry = (file: string) => !file.includes('/')
const entryOf = (file: string) => file.replace(/\.d\.ts$/, '')

/** The names that each entry exports, by entry. */
export const namesOf = (declarations: Declarations): Record<string, Names> =>
  Object.fromEntries(
    Object.entries(declarations)
      .filter(([file]) => isEntry(file))
      .map(([file, text]) => {
        const exported = parseSync(file, text).module.staticExports.flatMap(({ entries }) => entries)
        // All that is declared counts as a type to the parser.
        const isDeclared = (name: string) =>
          new RegExp(`^export declare (?:const|function|class) ${name}\\b`, 'm').test(text)
        const named = (types: boolean) =>
          exported
            .flatMap(({ exportName: { name }, isType }) =>
              name && (isType && !isDeclared(name)) === types ? [name] : [],
            )
            .toSorted()
        return [entryOf(file), { values: named(false), types: named(true) }]
      }),
  )

const missing = (from: readonly string[] = [], others: readonly string[] = []) =>
  from.filter((name) => !others.includes(name))

/** Further code for the compiler: an argument's key that is gone would otherwise be ignored without an error. */
const helpers = `
type Args<F> = F extends (...args: infer A extends unknown[]) => unknown ? A : []
type Keys<F> = { [I in keyof Args<F>]: keyof NonNullable<Args<F>[I]> }[number]
type Lost<Old, Now> = [Exclude<Keys<Old>, Keys<Now>>] extends [never] ? true : Exclude<Keys<Old>, Keys<Now>>
`

type Question = { at: number; name: string }

/** One module that does not compile where something that an area may rely on is not so any more. */
const questionsOf = (
  entry: string,
  values: readonly string[],
  at: number,
): { text: string; questions: (Question | undefined)[] } => {
  const lines = [
    `import * as old from './old/web/${entry}.ts'`,
    `import * as now from './now${at}/web/${entry}.ts'`,
    ...helpers.trim().split('\n'),
  ]
  const questions: (Question | undefined)[] = lines.map(() => undefined)
  for (const name of values) {
    lines.push(`{ const same: typeof old.${name} = now.${name}; void same }`)
    lines.push(`{ const lost: Lost<typeof old.${name}, typeof now.${name}> = true; void lost }`)
    questions.push({ at, name: `${entry} ${name}` }, { at, name: `${entry} ${name}` })
  }
  return { text: `${lines.join('\n')}\n`, questions }
}

/** Changes of each of several faces against an older one. One run of the compiler, however many there are. */
export const compareFaces = async (old: Declarations, faces: readonly Declarations[]): Promise<FaceChange[]> => {
  const before = namesOf(old)
  const changes = faces.map((face): FaceChange => {
    const now = namesOf(face)
    const changed = (a: Record<string, Names>, b: Record<string, Names>) =>
      Object.entries(a).flatMap(([entry, names]) =>
        [...missing(names.values, b[entry]?.values), ...missing(names.types, b[entry]?.types)].map(
          (name) => `${entry} ${name}`,
        ),
      )
    return { gone: changed(before, now), narrowed: [], added: changed(now, before) }
  })
  const folder = workFolder()
  try {
    layOut(join(folder, 'old'), old)
    const lines = faces.flatMap((face, at) => {
      layOut(join(folder, `now${at}`), face)
      return Object.entries(namesOf(face)).map(([entry, { values }]) => {
        const both = values.filter((name) => before[entry]?.values.includes(name))
        const file = `ask-${at}-${entry}.ts`
        const { text, questions } = questionsOf(entry, both, at)
        writeFileSync(join(folder, file), text)
        return { file, questions }
      })
    })
    const printed = await compile(
      folder,
      lines.map(({ file }) => file),
      {},
    )
    for (const [, file = '', line = '', message = ''] of printed.matchAll(
      /^(?:.*\/)?(ask-.*?\.ts)\((\d+),.*?: error \w+: (.*)$/gm,
    )) {
      const question = lines.find((one) => one.file === file)?.questions[Number(line) - 1]
      const narrowed = question && changes[question.at]?.narrowed
      if (narrowed?.every((one) => !one.startsWith(`${question?.name}: `)))
        narrowed.push(`${question?.name}: ${message}`)
    }
    return changes
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
