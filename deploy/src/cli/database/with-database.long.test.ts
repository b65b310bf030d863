import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptySystem, testFolder } from '../../testing/systems.ts'

const run = (env: Record<string, string>, ...words: string[]) => {
  const [command = '', ...others] = words
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, `${command}.ts`), ...others],
    {
      env: { PATH: '/usr/bin:/bin', ...env },
      encoding: 'utf8',
    },
  )
  return [status, stdout + stderr]
}
const commands = [
  ['account', 'turn-off-second-factor', 'anna@example.com'],
  ['outgoing', 'status'],
]

test('a folder without a database is named, and none is made there', async () => {
  const DATA_DIR = join(await testFolder(), 'mistyped')
  for (const words of commands) {
    const sentence = `error: There is no database in ${DATA_DIR}; DATA_DIR or DATABASE_URL names another place.\n`
    expect(run({ DATA_DIR }, ...words)).toEqual([1, sentence])
  }
  expect(existsSync(DATA_DIR)).toBe(false)
})

test('a database of something else is told from one of ours', async () => {
  const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = await emptySystem()
  for (const words of commands)
    expect(run({ DATABASE_URL, DATA_DIR }, ...words)).toEqual([
      1,
      'error: There is no Keyhaven in this database; DATA_DIR or DATABASE_URL names another place.\n',
    ])
})
