import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inject, onTestFinished } from 'vitest'
import { newClient } from '../db/pool.ts'
import { databaseAt } from './postgres.ts'

/** An empty database of its own until the test ends, and a folder of migrations that a program brings. */
export const emptyDatabase = async () => {
  const name = `migrated_${process.pid}_${Math.random().toString(36).slice(2)}`
  const server = newClient(inject('databaseUrl'))
  await server.connect()
  await server.query(`CREATE DATABASE ${name}`)
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-migrations-'))
  onTestFinished(async () => {
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await server.end()
    await rm(folder, { recursive: true, force: true })
  })
  const programs = pathToFileURL(`${folder}/`)
  const bring = (files: Record<string, string>) =>
    Promise.all(Object.entries(files).map(([file, sql]) => writeFile(join(folder, file), sql)))
  const take = (file: string) => rm(join(folder, file))
  return { url: databaseAt(inject('databaseUrl'), name), from: programs, bring, take }
}
