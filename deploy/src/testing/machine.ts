import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { testFolder } from './systems.ts'

/** Folders in which commands are looked up. */
export const searchPath = process.env['PATH'] ?? ''

/** Reason that this machine cannot start another one inside itself; undefined where it can. */
export const whyNoMachine = () => {
  if (process.getuid?.() !== 0) return 'not root'
  const missing = ['caddy', 'ip', 'curl', 'nsenter'].filter((name) => spawnSync('which', [name]).status !== 0)
  if (missing.length > 0) return `not installed: ${missing.join(', ')}`
  return spawnSync('unshare', ['--net', '--mount', 'true']).status === 0 ? undefined : 'no namespaces'
}

const enter = (pid: number | undefined, command: string, args: readonly string[]) => [
  ...['-t', String(pid), '--net', '--mount', '--', command],
  ...args,
]

/**
 * A network of its own on this machine, until the test ends: every port is free, and names lead to it. Files are shared, and so
 * is a PostgreSQL on a socket.
 */
export const startMachine = async (names: readonly string[]) => {
  const folder = await testFolder()
  const hosts = path.join(folder, 'hosts')
  await writeFile(hosts, `127.0.0.1 localhost ${names.join(' ')}\n`)
  const script = 'ip link set lo up && mount --bind "$1" /etc/hosts && echo up && exec sleep infinity'
  const holder = spawn('unshare', ['--net', '--mount', 'sh', '-c', script, 'sh', hosts])
  await once(holder.stdout, 'data')
  const started: ChildProcess[] = [holder]
  onTestFinished(async () => {
    for (const child of started.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const ended = once(child, 'exit')
      child.kill(child === holder ? 'SIGKILL' : 'SIGTERM')
      await ended
    }
  })
  const environment = { PATH: searchPath, HOME: folder, XDG_DATA_HOME: path.join(folder, 'data') }
  return {
    folder,
    /** Runs a command to its end and answers its output; throws where it fails. */
    run: async (command: string, args: readonly string[], env: Record<string, string> = {}) => {
      const options = { env: { ...environment, ...env }, timeout: 100_000 }
      return (await promisify(execFile)('nsenter', enter(holder.pid, command, args), options)).stdout
    },
    /** Starts a command that goes on until the test ends. */
    start: (command: string, args: readonly string[], env: Record<string, string> = {}) => {
      const child = spawn('nsenter', enter(holder.pid, command, args), {
        env: { ...environment, ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      started.push(child)
      const output: string[] = []
      child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()))
      return { child, output: () => output.join('') }
    },
  }
}
export type Machine = Awaited<ReturnType<typeof startMachine>>

/** The status of an address as curl sees it, 0 where there is no answer, with the page. */
export const look = async (machine: Machine, address: string, ...args: string[]) => {
  try {
    const out = await machine.run('curl', ['-sS', '--max-time', '25', '-w', '\n%{http_code}', ...args, address])
    const at = out.lastIndexOf('\n')
    return { status: Number(out.slice(at + 1)), body: out.slice(0, at) }
  } catch (error) {
    return { status: 0, body: String((error as { stderr?: unknown }).stderr) }
  }
}
