import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { compressFolder } from './compress.ts'

/** Files below a folder as sorted paths relative to it. */
export const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()

/** Of the names and the content of all files: the same build always has the same. */
export const contentHash = (folder: string) => {
  const hash = createHash('sha256')
  for (const file of filesBelow(folder))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}

/** The `integrity` of a script. */
export const integrityOf = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

/**
 * Copies a build to a folder that did not exist before, compressed, in one step. A folder that is there already is the
 * same build, because its name holds the content's hash, and is never touched again.
 */
export const putFolder = async (dist: string, folder: string, isPart: (file: string) => boolean = () => true) => {
  if (existsSync(folder)) return false
  const next = `${folder}.${process.pid}.next`
  mkdirSync(next, { recursive: true })
  for (const file of filesBelow(dist).filter(isPart)) cpSync(join(dist, file), join(next, file))
  await compressFolder(next)
  try {
    renameSync(next, folder)
  } catch (error) {
    // Somebody published the same build at the same moment.
    rmSync(next, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return true
}

/** Whether the name of a build's file holds the hash of its content. */
export const isHashed = (file: string) => file.startsWith('static/')

/** Adds the files of a build that hold their hash in their names to a folder that all its versions share. */
export const addFiles = async (dist: string, folder: string) => {
  const next = `${folder}.${process.pid}.next`
  const missing = filesBelow(dist).filter((file) => isHashed(file) && !existsSync(join(folder, file)))
  for (const file of missing) {
    mkdirSync(dirname(join(next, file)), { recursive: true })
    cpSync(join(dist, file), join(next, file))
  }
  if (!missing.length) return
  await compressFolder(next)
  // The compressed ones first: a file is there only when all its forms are.
  for (const file of filesBelow(next).toSorted((a, b) => b.length - a.length)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    renameSync(join(next, file), join(folder, file))
  }
  rmSync(next, { recursive: true, force: true })
}
