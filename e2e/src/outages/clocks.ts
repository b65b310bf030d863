import { metricsUrl, scrape } from '@keyhaven/api/testing/scrape'
import { unique } from '@keyhaven/api/testing/test-server'
import { expect } from '@playwright/test'
import { inSeconds, type Row, until } from '../faults/row.ts'
import { startWithFakeClock, whyNoFakeClock } from './fake-clock.ts'
import type { Ground } from './ground.ts'
import { someMore, startWork } from './work.ts'

const clockJumps: Row<Ground> = {
  fails: 'the clock of the API jumps an hour ahead, and back by two',
  holds: 'Nothing acknowledged is lost, nobody is signed out, no mail leaves twice',
  cannotRun: whyNoFakeClock,
  async run(ground) {
    const set = await startWithFakeClock(ground)
    const minutesOff = async () => {
      const { headers } = await fetch(new URL('/healthz', ground.api().url))
      return Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / 60_000)
    }
    const work = await startWork(ground)
    await someMore(work)
    for (const minutes of [60, -60, 0]) {
      set(minutes * 60)
      await until(`a clock that is ${minutes} minutes off`, async () => Math.abs((await minutesOff()) - minutes) <= 1)
      await someMore(work)
    }
    const { summary } = await work.end({ mailsOnce: true })
    return `60, -60, 0 minutes off; ${summary}`
  },
}

const register = async ({ owner }: Ground) => {
  const email = `stranger-${unique()}@example.com`
  const person = { first_name: 'Eva', last_name: 'Moser', email, privacy: true, password: 'Secret-123' }
  const { status } = await owner.call('POST', '/auth/register/', person)
  expect.soft(status, 'a registration').toBe(201)
  return email
}

const mailServerAway: Row<Ground> = {
  fails: 'the mail server is away for an hour',
  holds:
    'People whose actions send a mail notice nothing; readiness and metrics show it; each mail arrives once when it is back',
  cannotRun: whyNoFakeClock,
  async run(ground) {
    const set = await startWithFakeClock(ground)
    await ground.stopMail()
    const emails = await Promise.all(Array.from({ length: 10 }, () => register(ground)))
    const failed = async () =>
      (await scrape(metricsUrl(ground.api()))).get('keyhaven_mail_attempts_total{result="failed"}') ?? 0
    await until('a mail was tried', async () => (await failed()) > 0)
    set(3600)
    await until('degraded', async () => (await ground.readiness()).status === 'degraded')
    const { reasons } = await ground.readiness()
    await ground.startMail()
    const times = (email: string) => ground.received().filter(({ to }) => to?.[0]?.address === email).length
    const back = await until('all mails', () => emails.every((email) => times(email) > 0), 120_000)
    await until('ready', async () => (await ground.readiness()).status === 'ready')
    expect
      .soft(
        emails.filter((email) => times(email) > 1),
        'mails that came twice',
      )
      .toEqual([])
    return `${emails.length} mails; meanwhile degraded: ${reasons.join(', ')}; all there ${inSeconds(back)} after it was back, once each`
  },
}

export const clockOutages = [mailServerAway, clockJumps]
