import { rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { newDataFolder, type Server, startServerOn } from './server.ts'

const preload = pathToFileURL(path.join(import.meta.dirname, 'clock-ahead.ts')).href
export const dayMs = 86_400_000

export type ClockServer = Server & {
  /** Starts it again at the same address so many days after today; what is due by then is done at once. */
  moveTo: (days: number) => Promise<void>
}

/** A server on an empty database of its own whose clock can be moved. */
export const startClockServer = async (env: Record<string, string>): Promise<ClockServer> => {
  const data = newDataFolder()
  const first = await startServerOn(data, env)
  let running = first
  const moveTo = async (days: number) => {
    await running.stop()
    running = await startServerOn(data, {
      ...{ ...env, PORT: String(first.port) },
      ...{ NODE_OPTIONS: `--import=${preload}`, CLOCK_AHEAD_MS: String(days * dayMs) },
    })
  }
  const stop = async () => {
    await running.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return { ...first, moveTo, stop }
}
