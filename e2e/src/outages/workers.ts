import { readdirSync, readFileSync } from 'node:fs'
import { aClient, aUnit } from '@keyhaven/api/testing/factories'
import { imageForm } from '@keyhaven/api/testing/image-form'
import { encoded } from '@keyhaven/api/testing/pictures'
import { metricsUrl, scrape } from '@keyhaven/api/testing/scrape'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { expect } from '@playwright/test'
import { inSeconds, type Row, until } from '../faults/row.ts'
import type { Ground } from './ground.ts'
import { reachable, runInThread } from './threads.ts'

/** Ids of the processes that a process has started and whose command contains a word. */
const childrenOf = (parent: number, word: string) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const after = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')
        return Number(after.split(' ')[1]) === parent && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word)
      } catch {
        return false
      }
    })

/** Hits each decoder that an upload starts with a signal, and returns how many it hit and how the upload was answered. */
const hitDecoders = async ({ api }: Ground, signal: NodeJS.Signals, add: () => Promise<{ status: number }>) => {
  const hit = new Set<number>()
  const upload = { isOver: false, answer: add() }
  void upload.answer.finally(() => (upload.isOver = true))
  while (!upload.isOver) {
    for (const pid of childrenOf(api().child.pid ?? 0, 'decoder-process').filter((child) => !hit.has(child))) {
      process.kill(pid, signal)
      hit.add(pid)
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return { hit: hit.size, status: (await upload.answer).status }
}

const decodersDie: Row<Ground> = {
  fails: 'the process that decodes a picture is killed, and another one hangs',
  holds: 'The upload is refused in words, at the latest after its time; nothing else is held up; the next one works',
  cannotRun: process.platform === 'linux' ? undefined : 'reads /proc',
  async run(ground) {
    const { owner } = ground
    const { id } = await aUnit(owner)
    const picture = await encoded.png(400, 400)
    const add = () =>
      owner.call('POST', '/api/unit-images/', imageForm({ unit: id, alt_text: 'A view' }, picture, 'a.png'))
    const measured: string[] = []
    // A decoder that rests is hit as it gets its picture, a new one before it is ready.
    for (const isResting of [false, true])
      for (const signal of ['SIGKILL', 'SIGSTOP'] as const) {
        if (isResting) expect.soft((await add()).status, 'an upload between').toBe(201)
        const { hit, status } = await hitDecoders(ground, signal, add)
        expect.soft(hit, 'decoders hit').toBeGreaterThan(0)
        expect.soft([201, 400, 503], 'an upload').toContain(status)
        expect.soft((await owner.call('GET', '/api/properties/')).status, 'a list meanwhile').toBe(200)
        measured.push(`${signal}: ${hit} hit, upload ${status}`)
      }
    expect.soft((await add()).status, 'an upload afterwards').toBe(201)
    return `${measured.join('; ')}; afterwards 201`
  },
}

/** A draft, whose PDF is drawn each time that somebody opens it. Returns a function that does, and answers the status. */
const aDraft = async ({ owner }: Ground) => {
  const unit = await aUnit(owner)
  const client = await aClient(owner)
  const { body: booking } = await owner.call<Booking>('POST', '/api/bookings/', {
    ...{ unit: unit.id, property: unit.property.id, client: client.id, guests_count: 1, status: 'confirmed' },
    ...{ check_in: '2027-01-01', check_out: '2027-01-03' },
  })
  const { body } = await owner.call<Invoice[]>('GET', `/api/invoices/owner/?search=${booking.reference}`)
  const id = body[0]?.id
  return async () => (await owner.call('GET', `/api/invoices/${id}/pdf/`).catch(() => ({ status: 0 }))).status
}

const drawingDies: Row<Ground> = {
  fails: 'the thread that draws documents hangs, and another one dies',
  holds:
    'The document is refused in words after its time, or drawn, and can be asked for again; nothing else waits; metrics count it',
  async run(ground) {
    await ground.restart(reachable)
    const draw = await aDraft(ground)
    await until('a document before', async () => (await draw()) === 200)
    const deathsSoFar = async () =>
      (await scrape(metricsUrl(ground.api()))).get('keyhaven_worker_deaths_total{worker="documents"}') ?? 0
    const before = await deathsSoFar()
    const measured: string[] = []
    for (const [fault, expression] of [
      ['hangs', 'for (;;) {}'],
      ['dies', 'process.exit(1)'],
    ] as const) {
      await runInThread(ground.api(), 'invoices/pdf/worker.ts', expression)
      const start = performance.now()
      const [status, list] = await Promise.all([draw(), ground.owner.call('GET', '/api/properties/')])
      measured.push(`${fault}: ${status} within ${inSeconds((performance.now() - start) / 1000)}`)
      expect.soft([200, 503], `a document: ${fault}`).toContain(status)
      expect.soft(list.status, `a list meanwhile: ${fault}`).toBe(200)
      await until('a document again', async () => (await draw()) === 200)
    }
    expect.soft((await deathsSoFar()) - before, 'deaths in the metrics').toBe(2)
    return `${measured.join('; ')}; then 200`
  },
}

export const workerOutages = [decodersDie, drawingDies]
