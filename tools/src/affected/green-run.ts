import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files of the working copy, with the hash of each, as git would store it. */
export type FileHashes = Record<string, string>

const git = (root: string, args: string[], input?: string) =>
  execFileSync('git', ['-C', root, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    stdio: ['pipe', 'pipe', 'ignore'],
  })

/** Hashes of all files that are not ignored; undefined where git does not know the folder. */
export const fileHashes = (root: string): FileHashes | undefined => {
  try {
    const tracked = git(root, ['ls-files', '--stage', '-z']).split('\0').filter(Boolean)
    const hashes = new Map(tracked.map((line) => [line.slice(line.indexOf('\t') + 1), line.split(' ')[1] ?? '']))
    const edited = git(root, ['ls-files', '--modified', '--others', '--exclude-standard', '-z']).split('\0')
    const present: string[] = []
    for (const file of new Set(edited.filter(Boolean))) {
      if (existsSync(join(root, file))) present.push(file)
      else hashes.delete(file)
    }
    const fresh = present.length ? git(root, ['hash-object', '--stdin-paths'], present.join('\n')).split('\n') : []
    present.forEach((file, at) => hashes.set(file, fresh[at] ?? ''))
    return Object.fromEntries(hashes)
  } catch {
    return undefined
  }
}

const recordOf = (root: string, command: string) => join(root, 'node_modules/.cache/green', `${command}.json`)

/** Keeps the files that a command was green with on this machine. */
export const keepGreenRun = (root: string, command: string, files: FileHashes) => {
  const record = recordOf(root, command)
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(record, JSON.stringify(files))
}

/** Files that decide how everything else is installed, compiled, linted or run. */
const ofAll =
  /(?:^|\/)package(?:-lock)?\.json$|^(?:tsconfig|knip)\.json$|^(?:vitest|oxlint)\.config\.ts$|^tools\/setup\.mjs$/

/**
 * Files that were changed, added or removed since a command was green on this machine; undefined where it never was, or where one of them
 * decides about everything.
 */
export const changedSinceGreen = (root: string, command: string, files: FileHashes | undefined) => {
  const record = recordOf(root, command)
  if (!files || !existsSync(record)) return undefined
  const before = JSON.parse(readFileSync(record, 'utf8')) as FileHashes
  const changed = [...new Set([...Object.keys(before), ...Object.keys(files)])].filter(
    (file) => before[file] !== files[file],
  )
  return changed.some((file) => ofAll.test(file)) ? undefined : changed
}
