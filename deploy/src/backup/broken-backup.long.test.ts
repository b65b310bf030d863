import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '@keyhaven/api/db/migrations/migrate'
import { encoded } from '@keyhaven/api/testing/pictures'
import { testServer } from '@keyhaven/api/testing/test-server'
import { expect, test } from 'vitest'
import { filesBelow } from '../store/backing.ts'
import { emptySystem, rowsIn, testFolder } from '../testing/systems.ts'
import { checkBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const silent = () => {}
const source = await testServer()
const { env } = source.context

const withLogo = async () => {
  const owner = await source.signUpOwner({ personals: true })
  const form = new FormData()
  form.set('logo', new Blob([new Uint8Array(await encoded.png(40, 20))], { type: 'image/png' }), 'logo.png')
  expect((await owner.call('PATCH', '/auth/logo/', form)).status).toBe(200)
  return owner
}
await withLogo()

/** A command of ours as a process of its own, which is killed once it says `at`. Answers how it ended. */
const killedAt = async (command: string, words: string[], at: string, DATA_DIR: string) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../cli/${command}.ts`), ...words], {
    env: { DATA_DIR, DATABASE_URL: env.databaseUrl },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  child.stderr.on('data', (chunk: Buffer) => {
    if (chunk.toString().includes(at)) child.kill('SIGKILL')
  })
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return signal
}

test('a backup that was killed is none, and the next one removes what it left', async () => {
  const to = await testFolder()
  expect(await killedAt('backup', ['--to', to], 'Copying pictures', env.dataDir)).toBe('SIGKILL')
  expect(await readdir(to)).toEqual(['tmp'])
  expect(await readdir(join(to, 'tmp'))).toHaveLength(1)
  const { folder } = await writeBackup(env, { to })
  expect(await readdir(join(to, 'tmp'))).toEqual([])
  expect((await checkBackup(folder)).manifest.media.files).toBeGreaterThan(0)
})

test('a restore that was killed leaves a database that no server starts on, and is finished by the next', async () => {
  const { folder } = await writeBackup(env, { to: await testFolder() })
  const target = await emptySystem()
  const to = ['--to', `DATA_DIR=${target.dataDir}`, `DATABASE_URL=${target.databaseUrl}`]
  expect(await killedAt('restore', [folder, ...to], 'Filling', target.dataDir)).toBe('SIGKILL')
  await expect(migrate(target.databaseUrl)).rejects.toThrow('was not finished. Run it again, or use an empty database.')
  const another = await writeBackup(env, { to: await testFolder() })
  await expect(restoreBackup(await checkBackup(another.folder), target, silent)).rejects.toThrow(
    'holds an unfinished restore of something else',
  )
  await restoreBackup(await checkBackup(folder), target, silent)
  expect(await migrate(target.databaseUrl)).toEqual([])
  expect(await rowsIn(target.databaseUrl)).toEqual({
    ...(await rowsIn(source.context.databaseUrl)),
    outgoing_hold: [expect.stringContaining('restored from the backup of')],
  })
})

test('one bit that is another is found, and the part is named', async () => {
  const { folder } = await writeBackup(env, { to: await testFolder() })
  const [picture = ''] = filesBelow(join(folder, 'media'))
  for (const part of ['database/owners.copy.zst', `media/${picture}`, 'manifest.json']) {
    const file = join(folder, part)
    const whole = await readFile(file)
    const broken = Buffer.from(whole)
    broken.writeUInt8(broken.readUInt8(broken.length >> 1) ^ 1, broken.length >> 1)
    await writeFile(file, broken)
    await expect(checkBackup(folder)).rejects.toThrow(`${part} is damaged`)
    await writeFile(file, whole)
  }
  const sums = join(folder, 'SHA256SUMS')
  const lines = (await readFile(sums, 'utf8')).split('\n')
  await writeFile(sums, lines.filter((line) => !line.includes(picture)).join('\n'))
  await expect(checkBackup(folder)).rejects.toThrow('its list of checksums is not whole')
  await writeFile(sums, lines.join('\n'))
  await rm(join(folder, 'media', picture))
  await expect(checkBackup(folder)).rejects.toThrow(`media/${picture} is missing`)
})

test('a file that the system itself has lost is named, and the backup stands', async () => {
  const to = await testFolder()
  const [picture = ''] = filesBelow(join(env.dataDir, 'media'))
  const whole = await readFile(join(env.dataDir, 'media', picture))
  await rm(join(env.dataDir, 'media', picture))
  const name = picture.slice(3)
  const { warnings, manifest } = await writeBackup(env, { to })
  expect([warnings, manifest.lost]).toEqual([[`the system itself has lost the file ${name}`], [name]])
  await writeFile(join(env.dataDir, 'media', picture), whole)
})
