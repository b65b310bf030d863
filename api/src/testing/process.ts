import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const { NODE_COMPILE_CACHE } = process.env
const compiled = NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }
const main = fileURLToPath(new URL('../main.ts', import.meta.url))

export type ApiProcess = {
  url: string
  child: ChildProcess
  output(): string
  /** Ends it and answers its exit code; null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

type Options = {
  heard?: (child: ChildProcess, output: string) => void
  /** Program to start, and how it prints its address. */
  file?: string
  address?: RegExp
}

/** The API as a process of its own, as it runs in earnest; rejects with its output where it does not start. */
export async function startProcess(
  env: Record<string, string>,
  { heard = () => {}, file = main, address = /^API\s+(\S+)/m }: Options = {},
): Promise<ApiProcess> {
  const child = spawn(process.execPath, [file], {
    env: { ...compiled, PATH: process.env.PATH, PORT: '0', SEED: 'none', RATE_LIMIT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((ready, fail) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      heard(child, output)
      const printed = address.exec(output)?.[1]
      if (printed) ready(printed)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', (code) => fail(new Error(`exit ${code}: ${output}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = await ended
    return typeof code === 'number' ? code : null
  }
  return { url, child, output: () => output, end }
}
