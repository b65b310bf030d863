import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lock } from 'proper-lockfile'
import { beganAt } from './processes.ts'

type Release = () => Promise<void>
/** Answers undefined while another process holds the name. */
type Hold = (name: string) => Promise<Release | undefined>

/** Linux: a name in the kernel that one process can hold and that no crash leaves behind. */
const holdName: Hold = (name) =>
  new Promise((done, fail) => {
    const server = createServer()
    server.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(undefined) : fail(error)))
    server.listen(`\0keyhaven-${name}`, () => done(() => new Promise((closed) => server.close(() => closed()))))
  })

/** macOS, which has no such names: a folder, which is free again ten seconds after a crash. */
const holdFolder: Hold = (name) =>
  lock(join(tmpdir(), `keyhaven-${name}`), { realpath: false }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ELOCKED') return undefined
    throw error
  })

export const holds = { name: holdName, folder: holdFolder } satisfies Record<string, Hold>

/** Runs `work` while every other process of this machine that names the same key waits. */
export async function withHostLock<T>(
  key: string,
  work: () => Promise<T>,
  hold: Hold = process.platform === 'linux' ? holdName : holdFolder,
): Promise<T> {
  let release = await hold(key)
  while (!release) {
    await wait(20 + Math.random() * 30)
    release = await hold(key)
  }
  try {
    return await work()
  } finally {
    await release()
  }
}

const listOf = (socketDir: string) => join(socketDir, 'users')
const me = async () => `${process.pid}-${await beganAt(process.pid)}`

/** Notes that this process uses the server. */
export async function joinUsers(socketDir: string) {
  await mkdir(listOf(socketDir), { recursive: true, mode: 0o700 })
  await writeFile(join(listOf(socketDir), await me()), '')
}

/** Takes this process off the list; answers how many living ones remain. */
export async function leaveUsers(socketDir: string): Promise<number> {
  await rm(join(listOf(socketDir), await me()), { force: true })
  return countUsers(socketDir)
}

/** Counts the running processes that use the server. */
export async function countUsers(socketDir: string): Promise<number> {
  let living = 0
  for (const name of await readdir(listOf(socketDir)).catch(() => [])) {
    const [pid, began] = name.split('-')
    if (began && (await beganAt(Number(pid))) === began) living += 1
    else await rm(join(listOf(socketDir), name), { force: true })
  }
  return living
}
