import type { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import type { Document } from '../document.ts'

const party = {
  ...{ name: 'Anna Huber', email: 'a@example.com', tax_id: 'ATU1' },
  address: { street: 'Ring', house_number: '1', postal_code: '1010', city: 'Wien', country: 'Austria', phone: '' },
}
const document: Document = {
  ...{ number: '2027-00001', kind: 'invoice', status: 'issued', date: '2027-01-10', cancels: null, vat: [], note: '' },
  ...{ created_at: '2027-01-10T09:00:00.000Z', time_zone: 'Europe/Vienna', reference: 'B-000001', logo: null },
  ...{ issuer: party, recipient: { ...party, id: 1 }, lines: [], terms: '' },
  stay: {
    ...{ property: 'House', place: 'Mondsee', unit: 'Room', unit_id: 1 },
    ...{ check_in: '2027-06-01', check_out: '2027-06-04', nights: 3, guests: 1 },
  },
  ...{ total_cents: 0, deposit_cents: 0, deposit_paid: false, deposit_held_cents: 0, paid_cents: 0 },
}
const begins = async (drawing: Promise<Buffer>) => (await drawing).subarray(0, 5).toString()

test('a thread that ends takes its own drawings with it, and none of the next one', async () => {
  // Another file of this process may have started the thread already.
  vi.resetModules()
  const { drawAside } = await import('./thread.ts')
  const { workerDeaths, workerJobs } = await import('../../metrics/meters.ts')
  const figureOf = async (meter: typeof workerDeaths | typeof workerJobs) =>
    (await meter.get()).values.find(({ labels }) => labels.worker === 'documents')?.value
  const threads: Worker[] = []
  const started = (worker: Worker) => void threads.push(worker)
  process.on('worker', started)
  expect(await begins(drawAside(document, undefined))).toBe('%PDF-')
  const [first] = threads
  if (!first) throw new Error('No thread was started.')
  const ended = new Promise((resolve) => first.once('exit', resolve))
  // Nothing that can be drawn: it ends with an error that nobody catches.
  first.postMessage(null, [])
  await expect(drawAside(document, undefined)).rejects.toThrow('job')
  const again = begins(drawAside(document, undefined))
  await ended
  expect([await again, threads.length]).toEqual(['%PDF-', 2])
  expect([await figureOf(workerDeaths), await figureOf(workerJobs)]).toEqual([1, 0])
  process.off('worker', started)
})

test('a thread that does not answer in time is ended: its drawing can be asked for again, and the next one draws', async () => {
  vi.resetModules()
  const { drawAside } = await import('./thread.ts')
  const { toProblem } = await import('../../http/problem-handler.ts')
  const problem = toProblem(await drawAside(document, undefined, 1).catch((error: unknown) => error))
  expect([problem.status, problem.body.code]).toEqual([503, 'unavailable'])
  expect(await begins(drawAside(document, undefined))).toBe('%PDF-')
})
