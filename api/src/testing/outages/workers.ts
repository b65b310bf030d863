import { readdirSync, readFileSync } from 'node:fs'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import type { Invoice } from '@keyhaven/shared-contracts/contract/invoices'
import { aClient, aUnit } from '../factories.ts'
import { imageForm } from '../image-form.ts'
import { encoded } from '../pictures.ts'
import { metricsUrl, scrape } from '../scrape.ts'
import type { Ground } from './ground.ts'
import { type Outage, seconds, until } from './outage.ts'
import { reachable, reachThreads } from './threads.ts'

/** The processes that a process has started, by what they run. */
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

const decoders = (name: string, promise: string, signal: 'SIGKILL' | 'SIGSTOP'): Outage => ({
  name,
  promise,
  cannotRun: process.platform === 'linux' ? undefined : 'reads /proc',
  async run(ground, most) {
    // One that hangs is waited for.
    const rounds = signal === 'SIGSTOP' ? Math.min(most, 3) : most
    const owner = { ...ground.owner, user: undefined as never, password: '' }
    const { id } = await aUnit(owner)
    const picture = await encoded.png(400, 400)
    const add = () =>
      owner.call('POST', '/api/unit-images/', imageForm({ unit: id, alt_text: 'A view' }, picture, 'a.png'))
    const problems: string[] = []
    const statuses: number[] = []
    const hit = new Set<number>()
    for (let round = 0; round < rounds; round += 1) {
      // One that rests is met with the picture, one that starts before it is ready.
      if (round % 2 === 1) await add()
      const adding = add()
      const ended = { is: false }
      void adding.finally(() => (ended.is = true))
      while (!ended.is) {
        for (const pid of childrenOf(ground.api().child.pid ?? 0, 'decoder-process')) {
          if (hit.has(pid)) continue
          process.kill(pid, signal)
          hit.add(pid)
        }
        await new Promise((later) => setTimeout(later, 5))
      }
      const { status } = await adding
      statuses.push(status)
      if (status !== 201 && status !== 503 && status !== 400) problems.push(`an upload was answered with ${status}`)
      const small = await owner.call('GET', '/api/properties/')
      if (small.status !== 200) problems.push(`meanwhile a list was ${small.status}`)
    }
    const after = await add()
    if (after.status !== 201) problems.push(`afterwards an upload is ${after.status}`)
    if (hit.size === 0) problems.push('no decoder was met')
    return {
      seen: `${hit.size} of them in ${rounds} rounds; uploads: ${[...new Set(statuses)].join(', ')}; afterwards 201`,
      problems,
    }
  },
})

/** An invoice that is still a draft is drawn each time that it is looked at. */
const aDraft = async ({ owner }: Ground) => {
  const person = { ...owner, user: undefined as never, password: '' }
  const unit = await aUnit(person)
  const client = await aClient(person)
  const { body: booking } = await owner.call<Booking>('POST', '/api/bookings/', {
    ...{ unit: unit.id, property: unit.property.id, client: client.id, guests_count: 1, status: 'confirmed' },
    ...{ check_in: '2027-01-01', check_out: '2027-01-03' },
  })
  const { body } = await owner.call<Invoice[]>('GET', `/api/invoices/owner/?search=${booking.reference}`)
  const id = body[0]?.id
  return async () => (await owner.call('GET', `/api/invoices/${id}/pdf/`).catch(() => ({ status: 0 }))).status
}

const drawing = (name: string, promise: string, expression: string): Outage => ({
  name,
  promise,
  async run(ground, rounds) {
    await ground.api().end('SIGTERM')
    await ground.restart(reachable)
    const draw = await aDraft(ground)
    const problems: string[] = []
    const statuses: number[] = []
    let longest = 0
    if ((await draw()) !== 200) problems.push('no document was drawn before')
    const threads = await reachThreads(ground.api())
    for (let round = 0; round < Math.min(rounds, 3); round += 1) {
      await threads.run('invoices/pdf/worker.ts', expression)
      const start = performance.now()
      const [status, list] = await Promise.all([draw(), ground.owner.call('GET', '/api/properties/')])
      statuses.push(status)
      longest = Math.max(longest, (performance.now() - start) / 1000)
      if (![200, 503].includes(status)) problems.push(`a document was answered with ${status}`)
      if (list.status !== 200) problems.push(`meanwhile a list was ${list.status}`)
      await until('a document again', async () => (await draw()) === 200)
    }
    threads.close()
    const deaths = (await scrape(metricsUrl(ground.api()))).get('keyhaven_worker_deaths_total{worker="documents"}')
    if (deaths !== statuses.length) problems.push(`metrics say ${deaths} deaths`)
    await ground.api().end('SIGTERM')
    await ground.restart()
    return {
      seen: `${statuses.length} times; documents: ${[...new Set(statuses)].join(', ')} within ${seconds(longest)}, then 200; ${deaths} deaths in the metrics`,
      problems,
    }
  },
})

export const workerOutages = [
  decoders(
    'the process that decodes a picture is killed',
    'The upload is refused in words and can be sent again; nothing else is held up',
    'SIGKILL',
  ),
  decoders(
    'the process that decodes a picture hangs',
    'The upload ends after its time in words; nothing else is held up; the next one works',
    'SIGSTOP',
  ),
  drawing(
    'the thread that draws documents hangs',
    'The document is refused in words after its time and can be asked for again; nothing else waits; metrics count it',
    'for (;;) {}',
  ),
  drawing(
    'the thread that draws documents dies',
    'The document is drawn, or refused in words and can be asked for again; nothing else waits; metrics count it',
    'process.exit(1)',
  ),
]
