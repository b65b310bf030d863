import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { beforeAll, expect, test } from 'vitest'
import { sweepAll } from '../testing/sweep-all.ts'
import { aBooking } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const aDraft = async () => {
  const { id } = await aBooking(owner)
  return (await owner.call<Invoice[]>('GET', `/api/invoices/owner/?booking=${id}`)).body[0]?.id ?? 0
}
const issue = (id: number) => owner.call<Invoice>('POST', `/api/invoices/${id}/issue/`)
const drawn = async () => (await server.db.selectFrom('invoice_files').select('invoice_id').execute()).length
const sweep = async () => {
  const failures: unknown[] = []
  await sweepAll(server.context, (error, what) => failures.push([what, String(error)]))
  return failures
}

test('what is issued stands although its file cannot be kept; it is drawn later, whatever others are in the way', async () => {
  const [broken, id] = [await aDraft(), await aDraft()]
  await server.db
    .updateTable('invoices')
    .set({ status: 'issued', year: 2026, sequence: 1, number: '2026-00001', content: '{}', issued_at: server.clock() })
    .where('id', '=', broken)
    .execute()
  const inTheWay = join(server.context.env.dataDir, 'media')
  await writeFile(inTheWay, '')
  const { status, body } = await issue(id)
  expect([status, body.status, await drawn()]).toEqual([200, 'issued', 0])
  const cancelled = await owner.call<{ draft: Invoice }>('POST', `/api/invoices/${id}/cancel/`)
  expect([cancelled.status, cancelled.body.draft.status, await drawn()]).toEqual([200, 'draft', 0])
  await rm(inTheWay)
  expect(await sweep()).toEqual([['documents that were not drawn yet', expect.stringContaining(`invoice ${broken}`)]])
  expect(await drawn()).toBe(2)
})
