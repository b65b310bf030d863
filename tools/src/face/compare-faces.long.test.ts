import { beforeAll, describe, expect, it } from 'vitest'
import { at, readJson } from '../build/workspace.ts'
import { compareFaces, type FaceChange } from './compare-faces.ts'
import { type Declarations, seenFrom } from './declarations.ts'
import { nextVersion } from './face.ts'

const { declarations } = readJson(at('shared-contracts/face/current.json')) as { declarations: Declarations }

/** The face with one file changed. Throws where there is nothing to change. */
const changed = (file: string, from: string | RegExp, to: string): Declarations => {
  const before = declarations[`${file}.d.ts`] ?? ''
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${file} has no ${from}`)
  return { ...declarations, [`${file}.d.ts`]: after }
}
const moved = (from: string, to: string) => {
  const { [`${from}.d.ts`]: text = '', ...others } = declarations
  const rename = (inner: string) => inner.replaceAll(`/${from.split('/').pop()}.ts'`, `/${to.split('/').pop()}.ts'`)
  return Object.fromEntries(
    Object.entries({ ...others, [`${to}.d.ts`]: text }).map(([file, inner]) => [file, rename(inner)]),
  )
}

const harmless: [string, Declarations][] = [
  ['nothing', declarations],
  ['a private file renamed', moved('facts/counted', 'facts/plural')],
  ['a private name renamed', changed('days/day-range-filter', /\bProps\b/g, 'RangeProps')],
  ['one more component', changed('page', /^/, 'export declare const Ribbon: () => null\n')],
  ['one more type', changed('list', /^/, 'export type Density = "small" | "large"\n')],
  ['one more optional prop', changed('page/page-title', 'title: string;', 'title: string; hint?: string;')],
  ['a prop that is optional now', changed('facts/status-dot', 'label: string;', 'label?: string;')],
  ['a prop that takes more', changed('page/page-title', 'title: string;', 'title: ReactNode;')],
  ['one more choice of a prop', changed('facts/status-dot', "'bad'", "'bad' | 'quiet'")],
  [
    'one more field in an answer',
    changed('list/list-params', 'narrowed: boolean;', 'narrowed: boolean; pages: number;'),
  ],
  ['an answer that is never empty now', changed('session/sign-out', /$/, '\n')],
  ['one more optional argument', changed('inputs/settled', 'ms: number)', 'ms: number, leading?: boolean)')],
]

const breaking: [string, Declarations, string][] = [
  ['an entry is gone', changed('theme', /[\s\S]+/, 'export {}\n'), 'theme useTheme'],
  ['a component is gone', changed('page', /export \{ PageTitle \}.*\n/, ''), 'page PageTitle'],
  ['a hook has another name', changed('inputs', 'useSettled', 'useSettled as useDebounced'), 'inputs useSettled'],
  ['a name moved to another entry', changed('facts', /export \{ Money \}.*\n/, ''), 'facts Money'],
  ['a type is gone', changed('list', 'type FilterBy, ', ''), 'list FilterBy'],
  [
    'a prop more is required',
    changed('page/page-title', 'title: string;', 'title: string; level: number;'),
    'page PageTitle',
  ],
  ['a prop is required now', changed('days/day-field', 'value?: Day | null;', 'value: Day | null;'), 'days DayInput'],
  ['a prop has another type', changed('facts/status-dot', 'label: string;', 'label: number;'), 'facts StatusDot'],
  ['a prop is gone', changed('record/form-modal', 'losesNothing?: boolean;', ''), 'record FormModal'],
  [
    'a prop has another name',
    changed('days/day-field', 'allowClear?: boolean;', 'clearable?: boolean;'),
    'days DayInput',
  ],
  ['a choice of a prop is gone', changed('facts/status-dot', " | 'waiting'", ''), 'facts StatusDot'],
  [
    'an argument more is required',
    changed('inputs/settled', 'ms: number)', 'ms: number, now: number)'),
    'inputs useSettled',
  ],
  ['an argument has another type', changed('facts/counted', 'count: number', 'count: bigint'), 'facts counted'],
  ['an answer lacks a field', changed('list/list-params', 'narrowed: boolean;', ''), 'list useListParams'],
  ['an answer may be empty', changed('facts/file-size', '=> string', '=> string | undefined'), 'facts fileSize'],
  [
    'an answer is a promise',
    changed('api/client', /mediaUrl: (.*) => string/, 'mediaUrl: $1 => Promise<string>'),
    'api mediaUrl',
  ],
  [
    'the session is signed out of otherwise',
    changed('session/session', 'end: (leadsTo?: string)', 'end: (leadsTo: URL)'),
    'session useSession',
  ],
  ['the session lacks a field', changed('session/session', 'leadsTo: string | null;', ''), 'session useSession'],
]

describe('what areas see of shared-contracts', () => {
  let changes: FaceChange[] = []
  beforeAll(async () => {
    changes = await compareFaces(declarations, [
      ...harmless.map(([, face]) => face),
      ...breaking.map(([, face]) => face),
    ])
  }, 120_000)

  it.each(harmless.map(([name], index) => ({ name, index })))('bears $name', ({ index }) => {
    expect(changes[index]).toMatchObject({ gone: [], narrowed: [] })
  })

  it.each(breaking.map(([name, , what], index) => ({ name, what, index })))('breaks when $name', ({ what, index }) => {
    const { gone = [], narrowed = [] } = changes[harmless.length + index] ?? {}
    expect([...gone, ...narrowed.map((one) => one.split(':')[0])]).toContain(what)
  })

  it('names what is new', () => {
    const changeOf = (name: string) => changes[harmless.findIndex(([one]) => one === name)]
    expect(changeOf('one more component')?.added).toEqual(['page Ribbon'])
    expect(changeOf('one more type')?.added).toEqual(['list Density'])
  })
})

it('makes the version of what changed since the last releases', () => {
  expect(nextVersion('2.3.0', undefined)).toBe('2.3.0')
  expect(nextVersion('2.3.0', { gone: [], narrowed: [], added: ['page Ribbon'] })).toBe('2.4.0')
  expect(nextVersion('2.3.0', { gone: [], narrowed: [], added: [] })).toBe('2.4.0')
  expect(nextVersion('2.3.0', { gone: ['page PageTitle'], narrowed: [], added: ['page Title'] })).toBe('3.0.0')
  expect(nextVersion('2.3.0', { gone: [], narrowed: ['page PageTitle: …'], added: [] })).toBe('3.0.0')
})

it('takes a file that no entry leads to for nothing that areas see', () => {
  const file = 'api/private.d.ts'
  const more: Declarations = { ...declarations, [file]: 'export declare const hidden: () => void\n' }
  expect(seenFrom(more)).toEqual(declarations)
  const led = { ...more, 'page.d.ts': `${more['page.d.ts']}export { hidden } from './api/private.ts'\n` }
  expect(Object.keys(seenFrom(led))).toContain(file)
})
