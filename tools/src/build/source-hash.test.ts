import { expect, it } from 'vitest'
import { carriedSources } from './import-graph.ts'
import { at } from './workspace.ts'

const shared = 'shared-contracts/src'

it('knows the sources that a build of an area carries along, and no others', () => {
  const carried = carriedSources([at('mfe-finance/src/area.tsx'), at('mfe-finance/src/invoices/invoices-page.tsx')])
  expect(carried).toEqual(
    expect.arrayContaining([
      'mfe-finance/src/messages/invoices/fr.ts',
      `${shared}/contract/endpoint.ts`,
      `${shared}/contract/finance/invoices.ts`,
      `${shared}/domain/money/money.ts`,
      `${shared}/domain/reasons/invoices/de.ts`,
      `${shared}/reasons/invoices.ts`,
    ]),
  )
  // Another area's reasons, and what the shell provides.
  expect(carried.filter((file) => /\/reasons\/site|^shared-contracts\/src\/web\//.test(file))).toEqual([])
})
