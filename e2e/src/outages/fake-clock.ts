import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ground } from './ground.ts'

const library = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
].find((file) => existsSync(file))

export const whyNoFakeClock = library ? undefined : 'libfaketime is not installed'

/** Restarts the API with a clock that can be set apart from that of the machine, in seconds; PostgreSQL keeps the machine's. */
export const startWithFakeClock = async (ground: Ground) => {
  const file = join(ground.folder, 'clock')
  let touched = 0
  const set = (seconds: number) => {
    writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`)
    // It reads the file again when that has another time.
    touched += 1
    utimesSync(file, touched, touched)
  }
  set(0)
  await ground.restart({
    LD_PRELOAD: library ?? '',
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    DONT_FAKE_MONOTONIC: '1',
  })
  return set
}
