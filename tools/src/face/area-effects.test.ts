import type { CallShapes } from '@keyhaven/shared-contracts/platform/call-shapes'
import { expect, it } from 'vitest'
import { at } from '../build/workspace.ts'
import { effectsOn, refreshedFor } from './area-effects.ts'
import { borrowedProperties, offeredProperties } from './style-properties.ts'

const call = (domain: string) => ({ access: 'owner', meaning: { status: 200, domain } })
const calls: CallShapes = {
  'GET /api/invoices/': call('invoices'),
  'GET /api/dashboard/': call('dashboard'),
  'POST /api/payments/': call('payments'),
}

it('says which tables make old what an area reads, and nothing of what it does not read', async () => {
  const effects = await effectsOn(calls, 'finance')
  expect(effects['invoices']).toEqual(['invoices', 'dashboard'])
  expect(effects['payments']).toEqual(['dashboard', 'invoices'])
  expect(Object.keys(effects)).not.toContain('seasons')
})

it('says what the shell has to refresh after the commands of an area', () => {
  expect(refreshedFor(calls)).toEqual({ payments: ['dashboard', 'invoices'] })
  expect(refreshedFor({ 'GET /api/invoices/': call('invoices') })).toEqual({})
})

it('names the custom properties of the shell that an area uses', () => {
  expect(offeredProperties()).toEqual(expect.arrayContaining(['--ink', '--line']))
  expect(borrowedProperties(at('mfe-finance/src'))).toEqual(['--line'])
})
