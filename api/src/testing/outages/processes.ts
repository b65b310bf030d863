import { readdirSync, readFileSync } from 'node:fs'
import { imageForm } from '../image-form.ts'
import { encoded } from '../pictures.ts'
import { aUnit } from '../factories.ts'
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
  async run(ground, rounds) {
    const owner = { ...ground.owner, user: undefined as never, password: '' }
    const { id } = await aUnit(owner)
    const picture = await encoded.png(1600, 1200)
    const add = () =>
      owner.call('POST', '/api/unit-images/', imageForm({ unit: id, alt_text: 'A view' }, picture, 'a.png'))
    const problems: string[] = []
    const statuses: number[] = []
    let hit = 0
    for (let round = 0; round < rounds; round += 1) {
      const adding = add()
      const ended = { is: false }
      void adding.finally(() => (ended.is = true))
      while (!ended.is) {
        for (const pid of childrenOf(ground.api().child.pid ?? 0, 'decoder-process')) {
          process.kill(pid, signal)
          hit += 1
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
    if (hit === 0) problems.push('no decoder was met')
    return {
      seen: `${hit} decoders met in ${many(rounds)}; uploads: ${[...new Set(statuses)].join(', ')}; afterwards 201`,
      problems,
    }
  },
})

export const processOutages = [
  killApi,
  killPostgres,
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
]
