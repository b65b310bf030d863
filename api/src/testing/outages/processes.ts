import { type Outage, seconds, until } from './outage.ts'
import { someMore, startWork } from './work.ts'

const many = (count: number) => (count === 1 ? 'once' : `${count} times`)

const killApi: Outage = {
  name: 'kill -9 of the API under load',
  promise:
    'What was acknowledged is there, once; it starts again and goes on; a mail may come twice only where it was killed while sending it',
  isQuick: true,
  async run(ground, rounds) {
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
    const { seen, problems, mailedTwice, unanswered } = await work.end()
    return {
      seen: `${many(rounds)}; ${seen}; ${unanswered} calls without an answer; answers again after at most ${seconds(longest)}; ${mailedTwice} mails twice`,
      problems,
    }
  },
}

const killPostgres: Outage = {
  name: 'kill -9 of PostgreSQL under load',
  promise:
    'What was acknowledged is there, once; calls meanwhile are 503 and may be sent again; readiness says so; it goes on by itself',
  async run(ground, rounds) {
    const work = await startWork(ground)
    let longest = 0
    for (let round = 0; round < rounds; round += 1) {
      await someMore(work)
      const pid = await ground.postmaster()
      if (pid) process.kill(pid, 'SIGKILL')
      await until('another PostgreSQL', async () => ![undefined, pid].includes(await ground.postmaster()))
      longest = Math.max(longest, await until('ready', async () => (await ground.readiness()).status === 'ready'))
    }
    await someMore(work)
    const { seen, problems, mailedTwice, refused } = await work.end()
    if (mailedTwice > 0) problems.push(`${mailedTwice} mails twice`)
    return {
      seen: `${many(rounds)}; ${seen}; ${refused} calls were 503; ready again after at most ${seconds(longest)}`,
      problems,
    }
  },
}

export const processOutages = [killApi, killPostgres]
