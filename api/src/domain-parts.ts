import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

const here = import.meta.dirname
const folders = readdirSync(here, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))

/**
 * The export `name` of that file of each domain that has it. A folder with the file is a domain: no list names it, so that an area is added without
 * a line in anybody else's file. Throws where the file has no such export.
 */
export const partsOf = async <P>(file: string, name: string): Promise<P[]> => {
  const paths = folders.map((folder) => join(here, folder, file)).filter((path) => existsSync(path))
  return Promise.all(
    paths.map(async (path) => {
      const part = ((await import(pathToFileURL(path).href)) as Record<string, P | undefined>)[name]
      if (part === undefined) throw new Error(`api/src/${relative(here, path)} exports no ${name}`)
      return part
    }),
  )
}
