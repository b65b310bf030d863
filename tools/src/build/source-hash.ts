import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { at, filesBelow } from './workspace.ts'

const isSource = (file: string) => !/\.test\.tsx?$|^testing\//.test(file)

/** Of the content of files and folders of the repository, tests left out. */
export const sourceHash = (...parts: string[]) => {
  const hash = createHash('sha256')
  for (const part of parts) {
    const path = at(part)
    if (!existsSync(path)) continue
    const files = statSync(path).isDirectory()
      ? filesBelow(path)
          .filter(isSource)
          .map((file) => join(path, file))
      : [path]
    for (const file of files) hash.update(file.slice(at().length)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Sources that every build depends on beside its own workspace. */
export const commonSources = [
  'package-lock.json',
  'shared-contracts/src',
  'shared-contracts/face/current.json',
  'tools/src/build',
  'tools/src/face',
]
