import { inSeconds, type Row, rounds, until } from '../faults/row.ts'
import type { Ground } from './ground.ts'
import { someMore, startWork } from './work.ts'

const killApi: Row<Ground> = {
  fails: 'kill -9 of the API under load',
  holds:
    'What was acknowledged is there, once; it starts again and goes on; a mail may come twice only where it was killed while sending it',
  async run(ground) {
    const work = await startWork(ground)
    let longest = 0
    for (let round = 0; round < rounds; round += 1) {
      await someMore(work)
      await ground.api().end('SIGKILL')
      const start = performance.now()
      await ground.restart()
      longest = Math.max(longest, (performance.now() - start) / 1000)
    }
    await someMore(work)
    const { summary, mailedTwice, unanswered } = await work.end()
    return `killed ${rounds} times; ${summary}; ${unanswered} calls without an answer; answers again after at most ${inSeconds(longest)}; ${mailedTwice} mails twice`
  },
}

const killPostgres: Row<Ground> = {
  fails: 'PostgreSQL is killed with kill -9, then restarted, under load',
  holds:
    'What was acknowledged is there, once; calls meanwhile are 503 and may be sent again; readiness shows it; it goes on by itself',
  async run(ground) {
    const work = await startWork(ground)
    let longest = 0
    for (let round = 0; round < rounds; round += 1)
      // `pg_ctl restart -m fast` sends SIGINT.
      for (const signal of ['SIGKILL', 'SIGINT'] as const) {
        await someMore(work)
        const pid = await ground.postmaster()
        if (pid) process.kill(pid, signal)
        await until('another PostgreSQL', async () => ![undefined, pid].includes(await ground.postmaster()))
        longest = Math.max(longest, await until('ready', async () => (await ground.readiness()).status === 'ready'))
      }
    await someMore(work)
    const { summary, refused } = await work.end({ mailsOnce: true })
    return `both ${rounds} times; ${summary}; ${refused} calls were 503; ready again after at most ${inSeconds(longest)}`
  },
}

export const processOutages = [killApi, killPostgres]
