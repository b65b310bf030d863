import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Outage, until } from './outage.ts'
import { someMore, startWork } from './work.ts'

const library = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
].find((file) => existsSync(file))

const jumps: Outage = {
  name: 'the clock of the API jumps an hour ahead, and back by two',
  promise: 'Nothing acknowledged is lost, nobody is signed out, no mail leaves twice',
  isQuick: true,
  cannotRun: library ? undefined : 'libfaketime is not installed',
  async run(ground) {
    const file = join(ground.folder, 'clock')
    let touched = 0
    const set = (offset: string) => {
      writeFileSync(file, `${offset}\n`)
      touched += 1
      utimesSync(file, touched, touched)
    }
    set('+0')
    await ground.api().end('SIGTERM')
    await ground.restart({
      LD_PRELOAD: library ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      DONT_FAKE_MONOTONIC: '1',
    })
    const now = async () => {
      const { headers } = await fetch(new URL('/healthz', ground.api().url))
      return Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / 60_000)
    }
    const work = await startWork(ground)
    await someMore(work)
    const seen: number[] = []
    for (const [offset, minutes] of [
      ['+3600', 60],
      ['-3600', -60],
      ['+0', 0],
    ] as const) {
      set(offset)
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
