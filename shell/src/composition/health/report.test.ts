import { expect, it } from 'vitest'
import { withShellBlamed } from './report.ts'

const shell = { area: 'shell', version: '1.0.0-aaaaaa' }
const finance = { area: 'finance', version: '1.0.0-bbbbbb', failed: 'evaluation' }
const bookings = { area: 'bookings', version: '1.0.0-cccccc', erred: true as const }

it('reports of a shell on trial what its areas met, and of each area the same as ever', () => {
  expect(withShellBlamed([{ ...shell, trial: 7 }, finance, bookings])).toEqual([
    { ...shell, trial: 7, failed: 'evaluation', erred: true },
    finance,
    bookings,
  ])
  expect(withShellBlamed([{ ...shell, trial: 7, failed: 'network' }, finance])).toEqual([
    { ...shell, trial: 7, failed: 'network' },
    finance,
  ])
})

it('reports of a shell that everybody has nothing of its areas', () => {
  expect(withShellBlamed([shell, finance, bookings])).toEqual([shell, finance, bookings])
  expect(withShellBlamed([{ ...shell, trial: 7 }])).toEqual([{ ...shell, trial: 7 }])
})
