import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import type { BorrowedNames } from '@keyhaven/shared-contracts/platform/compatibility'
import { parseSync } from 'oxc-parser'
import { type Declarations, linksFrom } from './declarations.ts'

/** An area and a shell that may meet: declarations of the package that each was built with, and what the area uses of them. */
export type Meeting = {
  area: Declarations
  host: Declarations
  borrows: BorrowedNames
  /** Props that are written wherever a component stands, by `web/page PageTitle`; what is not in here is compared as a whole. */
  props: BorrowedNames
}

/** Compared by the shapes of the props of slots, and only of those that an area has or fills. */
const slotExports = new Set(['web/area Slot', 'web/area fill'])

/** A short hash of a text. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** The file that declares an export of an entry. */
const declaringFile = (declarations: Declarations, entry: string, name: string) => {
  const file = `${entry}.d.ts`
  const exported = parseSync(file, declarations[file] ?? '')
    .module.staticExports.flatMap(({ entries }) => entries)
    .find(({ exportName }) => exportName.name === name)
  if (!exported) return undefined
  const from = exported.moduleRequest?.value
  return from?.startsWith('.') ? posix.join(posix.dirname(file), from.replace(/\.tsx?$/, '.d.ts')) : file
}

/** A file with all that it speaks of, in one hash: an export is the same where this is. */
const reach = (declarations: Declarations, file: string | undefined) => {
  const seen = new Set<string>()
  const follow = (one: string) => {
    const text = declarations[one]
    if (text === undefined || seen.has(one)) return
    seen.add(one)
    linksFrom(one, text).forEach(follow)
  }
  if (file !== undefined) follow(file)
  return hashOf([...seen].map((one) => `${one}\n${declarations[one]}`).join('\n'))
}

/** Types that the questions use. */
export const questionHelpers = `
import type { ComponentProps } from 'react'
type Keys<T> = T extends unknown ? keyof T : never
type Prop<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never
type Needed<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T]
type None<T> = [T] extends [never] ? true : T
type Args<F> = F extends (...args: infer A extends unknown[]) => unknown ? A : []
type ArgKeys<F> = { [I in keyof Args<F>]: keyof NonNullable<Args<F>[I]> }[number]
type Filled<S> = NonNullable<S>[string & keyof NonNullable<S>]
type AsRead<A> = { [K in keyof A]: K extends 'slots' ? Readonly<Record<string, Omit<Filled<A[K]>, 'slot'>>> | undefined : A[K] }
`
  .trim()
  .split('\n')

/** A line of code that does not compile where something is not so any more, and the sentence that says it. */
type Question = { code: string; says: (message: string) => string }

const literalsIn = (message: string) => [...message.matchAll(/"([^"]+)"/g)].map(([, name]) => name).join(', ')
const holds = (type: string, value: string) => `{ const q: ${type} = ${value}; void q }`

/** The name of an entry's module in a file of questions. */
const moduleIn = (side: 'area' | 'host', entry: string) => `${side}_${entry.replaceAll(/\W/g, '_')}`

const questionsOf = (entry: string, name: string, props: readonly string[] | undefined): Question[] => {
  const area = `typeof ${moduleIn('area', entry)}.${name}`
  const host = `typeof ${moduleIn('host', entry)}.${name}`
  const what = `${name} of ${entry}`
  if (!props)
    return [
      { code: holds(area, `null! as ${host}`), says: (message) => `${what} is another one: ${message}` },
      {
        code: holds(`None<Exclude<ArgKeys<${area}>, ArgKeys<${host}>>>`, 'true'),
        says: (message) => `${what} takes no ${literalsIn(message)}`,
      },
    ]
  const names = props.map((prop) => JSON.stringify(prop)).join(' | ') || 'never'
  const [before, now] = [`ComponentProps<${area}>`, `ComponentProps<${host}>`]
  const own = `Extract<${names}, Keys<${before}>>`
  return [
    {
      code: holds(`None<Exclude<Needed<${now}>, Needed<${before}> | ${names}>>`, 'true'),
      says: (message) => `${what} requires ${literalsIn(message)}`,
    },
    {
      code: holds(`None<Exclude<${own}, Keys<${now}>>>`, 'true'),
      says: (message) => `${what} takes no ${literalsIn(message)}`,
    },
    ...props.map((prop) => ({
      code: `{ type K = Extract<"${prop}", Keys<${now}>>; const q: Prop<${now}, K> = null! as Prop<${before}, K>; void q }`,
      says: (message: string) => `${what} takes less for ${prop}: ${message}`,
    })),
  ]
}

/** Questions about all that an area uses and that is declared otherwise by its shell. What the shell has not is said by name. */
export const questionsFor = ({ area, host, borrows, props }: Meeting) => {
  const sides = (entry: string, name: string) =>
    [area, host].map((declarations) => [declarations, declaringFile(declarations, entry, name)] as const)
  const isOther = (entry: string, name: string) => {
    const [before, now] = sides(entry, name)
    return before?.[1] !== undefined && now?.[1] !== undefined && reach(...before) !== reach(...now)
  }
  const questions = Object.entries(borrows).flatMap(([entry, names]) =>
    (entry.startsWith('web/') ? names : []).flatMap((name) =>
      name !== '*' && !slotExports.has(`${entry} ${name}`) && isOther(entry, name)
        ? questionsOf(entry, name, props[`${entry} ${name}`])
        : [],
    ),
  )
  // The other way round: what the area's module exports is read by the shell. Which slots there are, it need not know: what fills another stands nowhere.
  const says = (message: string) => `the shell reads another Area: ${message}`
  const ofArea = {
    code: holds(
      `AsRead<${moduleIn('host', 'web/area')}.Area>`,
      `null! as AsRead<${moduleIn('area', 'web/area')}.Area>`,
    ),
    says,
  }
  return isOther('web/area', 'Area') ? [...questions, ofArea] : questions
}
