import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { commandOf, isAlive } from './processes.ts'

const noteOf = (data: string) => join(data, 'postmaster.pid')

/** The server that runs on this folder, if one does. */
export async function findServer(data: string): Promise<number | undefined> {
  const text = await readFile(noteOf(data), 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  const ours = Number.isInteger(pid) && pid > 0 && (await isAlive(pid)) && (await commandOf(pid)).includes(data)
  return ours ? pid : undefined
}

/** Process id of the server that lives, removing the note of one that is gone; only while holding the host lock, or where nothing starts one. */
export async function liveServer(data: string): Promise<number | undefined> {
  const pid = await findServer(data)
  if (pid === undefined) await rm(noteOf(data), { force: true })
  return pid
}
