import { startWithFakeClock, whyNoFakeClock } from './fake-clock.ts'
import { type Outage, until } from './outage.ts'
import { someMore, startWork } from './work.ts'

const jumps: Outage = {
  name: 'the clock of the API jumps an hour ahead, and back by two',
  promise: 'Nothing acknowledged is lost, nobody is signed out, no mail leaves twice',
  isQuick: true,
  cannotRun: whyNoFakeClock,
  async run(ground) {
    const set = await startWithFakeClock(ground)
    const now = async () => {
      const { headers } = await fetch(new URL('/healthz', ground.api().url))
      return Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / 60_000)
    }
    const work = await startWork(ground)
    await someMore(work)
    const seen: number[] = []
    for (const minutes of [60, -60, 0]) {
      set(minutes * 60)
      await until(`a clock that is ${minutes} minutes off`, async () => Math.abs((await now()) - minutes) <= 1)
      seen.push(await now())
      await someMore(work)
    }
    const ended = await work.end()
    if (ended.mailedTwice > 0) ended.problems.push(`${ended.mailedTwice} mails twice`)
    await ground.api().end('SIGTERM')
    await ground.restart()
    return { seen: `${seen.join(', ')} minutes off; ${ended.seen}`, problems: ended.problems }
  },
}

export const clockOutages = [jumps]
