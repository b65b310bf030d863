import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EnvError } from '../env.ts'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Like `mkdir -p`; Node's own `recursive` never returns for a folder of /proc. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder)
  } catch (error) {
    if (isMissing(error) && dirname(folder) !== folder) {
      makeFolder(dirname(folder))
      mkdirSync(folder)
    } else if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

/** Makes DATA_DIR if need be and proves that it can be written; everything else below it may then use `recursive`. */
export function makeDataDir(folder: string): string {
  try {
    makeFolder(folder)
    rmdirSync(mkdtempSync(join(folder, '.probe-')))
  } catch (error) {
    throw new EnvError(`DATA_DIR ${folder} cannot be used: ${error instanceof Error ? error.message : ''}.`)
  }
  return folder
}
