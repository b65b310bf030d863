import { beforeAll, describe, expect, it } from 'vitest'
import type { BorrowedNames } from '@keyhaven/shared-contracts/platform/compatibility'
import { typeProblems } from './compare-uses.ts'
import { type Declarations, packageDeclarations } from './declarations.ts'

const borrows: BorrowedNames = {
  'web/api': ['call', 'mediaUrl', 'q', 'qList', 'useCommand'],
  'web/facts': ['fileSize', 'Money', 'StatusDot'],
  'web/inputs': ['useSettled'],
  'web/invoices': ['InvoiceActions'],
  'web/list': ['useListParams'],
  'web/page': ['PageTitle', 'SettingsCard'],
  'web/record': ['useRecord', 'useRecordCommands'],
  'web/session': ['useSession'],
}
const props: BorrowedNames = {
  'web/facts Money': ['value'],
  'web/facts StatusDot': ['label', 'tone'],
  'web/invoices InvoiceActions': ['invoice', 'isInList'],
  'web/page PageTitle': ['actions', 'title'],
}

type Change = [file: string, from: string | RegExp, to: string]
const harmless: [string, Change][] = [
  ['one more component', ['web/page', /^/, 'export declare const Ribbon: () => null\n']],
  ['one more optional prop', ['web/page/page-title', 'title: string;', 'title: string; hint?: string;']],
  ['a prop that takes more', ['web/page/page-title', 'title: string;', 'title: ReactNode;']],
  ['a prop that is optional now', ['web/facts/status-dot', 'label: string;', 'label?: string;']],
  ['a comment', ['web/page/page-title', /^/, '/** Says what the page is about. */\n']],
  ['the name of a private type', ['web/facts/money', /^/, 'type Amount = number\n']],
  ['a prop of a component that is not borrowed', ['web/facts/day-text', 'value', 'day']],
  ['a slot that the shell does not know yet', ['platform/slots', /'dashboard\.notices': [^;]*;/, '']],
  [
    'one more reason that calls can give',
    ['domain/reasons/bookings/en', 'messages: {', 'messages: { goneFishing: string;'],
  ],
  ['a reason that the shell does not know yet', ['domain/reasons/bookings/en', 'fileEmpty: string;', '']],
  ['one more domain of calls', ['contract/endpoint', 'type OwnDomain = ', "type OwnDomain = 'parking' | "]],
  [
    'one more field of a call that may be left out',
    ['contract/endpoint', 'isSigned?: true;', 'isSigned?: true; isSlow?: true;'],
  ],
  ['one more field in the session', ['web/session/session', 'leadsTo: string | null;', 'leadsTo: string; at: number;']],
]
const breaking: [string, Change, string][] = [
  [
    'a prop has another name',
    ['web/page/page-title', 'title: string;', 'heading: string;'],
    'PageTitle of web/page requires heading',
  ],
  [
    'a prop is gone that is written',
    ['web/page/page-title', 'actions?: ReactNode;', ''],
    'PageTitle of web/page takes no actions',
  ],
  [
    'a prop more is required',
    ['web/page/page-title', 'title: string;', 'title: string; level: number;'],
    'PageTitle of web/page requires level',
  ],
  [
    'a prop takes less',
    ['web/facts/status-dot', 'label: string;', 'label: number;'],
    'StatusDot of web/facts takes less for label: Type',
  ],
  [
    'a choice is gone, in a type that has a name',
    ['web/facts/status-dot', " | 'waiting'", ''],
    'StatusDot of web/facts takes less for tone: Type',
  ],
  [
    'an argument more is required',
    ['web/inputs/settled', 'ms: number)', 'ms: number, now: number)'],
    'useSettled of web/inputs is another one',
  ],
  [
    'an answer may be empty',
    ['web/facts/file-size', '=> string', '=> string | undefined'],
    'fileSize of web/facts is another one',
  ],
  [
    'an answer is a promise',
    ['web/api/client', /mediaUrl: (.*) => string/, 'mediaUrl: $1 => Promise<string>'],
    'mediaUrl of web/api is another one',
  ],
  [
    'an answer lacks a field',
    ['web/list/list-params', 'narrowed: boolean;', ''],
    'useListParams of web/list is another one',
  ],
  [
    'a call has to say more',
    ['contract/endpoint', "method: 'GET'", "team: string; method: 'GET'"],
    'call of web/api is another one',
  ],
  [
    'the session lacks a field',
    ['web/session/session', 'leadsTo: string | null;', ''],
    'useSession of web/session is another one',
  ],
  [
    'what a component is given has one more field, declared elsewhere in the package',
    ['web/invoices/invoice-actions', /invoice: (\w+);/, 'invoice: $1 & { stamp: string };'],
    'InvoiceActions of web/invoices takes less for invoice',
  ],
  [
    'the shell wants more of an area',
    ['web/area', 'contract: string;', 'contract: string; team: string;'],
    'the shell reads another Area',
  ],
]

describe('an area in a shell that was built from other sources', () => {
  let problems: string[][] = []
  beforeAll(async () => {
    const area = await packageDeclarations()
    const changed = ([file, from, to]: Change): Declarations => {
      const before = area[`${file}.d.ts`] ?? ''
      const after = before.replace(from, to)
      if (after === before) throw new Error(`${file} has no ${from}:\n${before}`)
      return { ...area, [`${file}.d.ts`]: after }
    }
    const changes = [...harmless.map(([, change]) => change), ...breaking.map(([, change]) => change)]
    problems = await typeProblems(changes.map((change) => ({ area, host: changed(change), borrows, props })))
  }, 120_000)

  it.each(harmless.map(([name], index) => ({ name, index })))('bears $name', ({ index }) =>
    expect(problems[index]).toEqual([]),
  )

  it.each(breaking.map(([name, , sentence], index) => ({ name, sentence, index })))(
    'is told that $name',
    ({ sentence, index }) => expect(problems[harmless.length + index]?.join()).toContain(sentence),
  )
})

it('names a prop alone that is gone where it is written', async () => {
  const before = await packageDeclarations()
  const file = 'web/page/page-title.d.ts'
  const area = { ...before, [file]: (before[file] ?? '').replace('title: string;', 'title: string; hint?: string;') }
  expect(await typeProblems([{ area, host: before, borrows, props }])).toEqual([[]])
  const writing = { ...props, 'web/page PageTitle': ['hint', 'title'] }
  expect(await typeProblems([{ area, host: before, borrows, props: writing }])).toEqual([
    ['PageTitle of web/page takes no hint'],
  ])
})
