import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { BuildError, integrityFile } from './integrity.ts'

/** A build is made of other people's packages: more than this is none of ours. */
const limits = { files: 5000, fileBytes: 25_000_000, bytes: 150_000_000, pathLength: 200 }

/** Endings of the compressed forms that the store writes beside the files of a build. */
export const ofTheStore = /\.(?:br|gz|dcz)$/i
const plainName = /^[\w@+~-][\w.@+~-]*$/

/** True where a path leads to a file inside of a build, wherever the build lies. */
export const isBuildPath = (path: string) =>
  path.length <= limits.pathLength && path.split('/').every((part) => plainName.test(part))

/** Reason that a file cannot be part of a build, by its path there. */
const problemOf = (path: string) => {
  if (!isBuildPath(path)) return `has a name that is no plain one of at most ${limits.pathLength} characters`
  if (ofTheStore.test(path) || path === integrityFile) return 'is one that the store makes itself'
  return undefined
}

/**
 * The files of a build as sorted paths, looked at before any of them is read or copied. Throws `BuildError` for a link, which
 * could bring any file of this machine, for names that could lie elsewhere or on top of one another, and for what is too large.
 */
export const buildFiles = (dist: string): string[] => {
  const files: string[] = []
  const seen = new Map<string, string>()
  let bytes = 0
  const refuse = (path: string, why: string) => {
    throw new BuildError(`${JSON.stringify(path)} in ${dist} ${why}. Nothing of this build was published.`)
  }
  const walk = (folder: string) => {
    for (const { name } of readdirSync(folder, { withFileTypes: true })) {
      const path = relative(dist, join(folder, name)).split(sep).join('/')
      const stat = lstatSync(join(folder, name))
      const same = seen.get(path.toLowerCase())
      const problem = problemOf(path)
      if (stat.isSymbolicLink()) refuse(path, 'is a link')
      if (problem !== undefined) refuse(path, problem)
      if (same !== undefined) refuse(path, `differs from ${same} in capitals alone`)
      seen.set(path.toLowerCase(), path)
      if (stat.isDirectory()) {
        walk(join(folder, name))
        continue
      }
      if (!stat.isFile()) refuse(path, 'is no file')
      bytes += stat.size
      files.push(path)
      if (stat.size > limits.fileBytes) refuse(path, `has more than ${limits.fileBytes / 1_000_000} MB`)
      if (bytes > limits.bytes) refuse(path, `makes more than ${limits.bytes / 1_000_000} MB of it`)
      if (files.length > limits.files) refuse(path, `is one of more than ${limits.files} files`)
    }
  }
  const root = lstatSync(dist, { throwIfNoEntry: false })
  if (root?.isSymbolicLink()) refuse('', 'is a link')
  if (root?.isDirectory()) walk(dist)
  return files.toSorted()
}

/** Declarations of the shared package that a build was made with. */
export const faceFile = 'face.json'

/** Bytes that visitors load of a build, by page, and its budget. */
export const sizesFile = 'sizes.json'

/** Of the names and the content of all files but its sizes, and but `notes` about what it was built with: the same build always has the same. */
export const contentHash = (dist: string, ...notes: string[]) => {
  const hash = createHash('sha256')
  for (const file of buildFiles(dist).filter((one) => one !== sizesFile && !notes.includes(one)))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(dist, file)))
  return hash.digest('hex').slice(0, 12)
}
