import { expect, it } from 'vitest'
import { areaProblems } from './area-structure.ts'

const problems = (file: string, text = 'export const a = 1\n') => areaProblems([file], () => text).join('\n')

it.each([
  ['mfe-bookings/src/bookings/chosen-unit.ts', 'says “chosen” where a thing should be named'],
  ['mfe-auth/src/sign-in/form-modal.tsx', 'says “modal” for what is called dialog'],
  ['mfe-inventory/src/images/kept.ts', 'says “kept” where a thing should be named'],
  ['mfe-finance/src/analytics/loaded.tsx', 'ends in “loaded”, which is no thing'],
  ['mfe-finance/src/analytics/figure-drawing.ts', 'a hook use-x, and anything else is named by a noun'],
])('%s is refused, and it says what to call it', (file, words) => {
  expect(problems(file)).toContain(words)
})

it('calls a file after its hook, and a hook after its file', () => {
  const hook = 'export const useInvoices = () => 1\n'
  expect(problems('mfe-finance/src/invoices/invoices.ts', hook)).toContain('call it use-x, after its hook')
  expect(problems('mfe-finance/src/invoices/use-invoices.ts', hook)).toBe('')
  expect(problems('mfe-finance/src/invoices/use-sums.ts', hook)).toContain('exports no useSums')
  expect(problems('mfe-finance/src/invoices/invoices.ts', `${hook}export const one = 1\n`)).toBe('')
})

it('takes the words of the roles, and nouns', () => {
  for (const name of ['booking-page.tsx', 'unit-columns.tsx', 'move-dialog.tsx', 'logo-card.tsx', 'booking.ts'])
    expect(problems(`mfe-bookings/src/bookings/${name}`)).toBe('')
})

it.each(['shell', 'deploy', 'mfe-bookings', 'mfe-public'])(
  'refuses the sixteenth file of a folder in %s, tests not counted',
  (workspace) => {
    const files = (count: number) => Array.from({ length: count }, (_, at) => `${workspace}/src/frame/part-${at}.ts`)
    const read = () => ''
    expect(areaProblems([...files(15), `${workspace}/src/frame/part.test.ts`], read)).toEqual([])
    expect(areaProblems(files(16), read).join()).toContain(`${workspace}/src/frame: holds 16 source files`)
  },
)
