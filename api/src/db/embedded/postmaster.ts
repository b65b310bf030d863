import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

const procFile = (pid: number, name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')

/** Running, and not a zombie that its parent has yet to notice. */
export const isAlive = async (pid: number) => {
  const status = await procFile(pid, 'status')
  return status !== '' && !/^State:\s+[ZX]/m.test(status)
}

/** When a process began, so that a number given to another process later is not taken for it. */
export const beganAt = async (pid: number) => (await procFile(pid, 'stat')).split(') ')[1]?.split(' ')[19] ?? ''

const noteOf = (data: string) => join(data, 'postmaster.pid')

/** The server that runs on this folder, if one does. */
export async function findServer(data: string): Promise<number | undefined> {
  const text = await readFile(noteOf(data), 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  const ours =
    Number.isInteger(pid) && pid > 0 && (await isAlive(pid)) && (await procFile(pid, 'cmdline')).includes(data)
  return ours ? pid : undefined
}

/** The same, and the note of one that is gone is removed; only while holding the host lock, or where nothing starts one. */
export async function liveServer(data: string): Promise<number | undefined> {
  const pid = await findServer(data)
  if (pid === undefined) await rm(noteOf(data), { force: true })
  return pid
}
