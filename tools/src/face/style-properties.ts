import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { at, filesBelow } from '../build/workspace.ts'

const textsIn = (folder: string, pattern: RegExp) =>
  filesBelow(folder)
    .filter((file) => pattern.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))

const namesIn = (texts: readonly string[], pattern: RegExp) =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))

const setIn = (texts: readonly string[]) => namesIn(texts, /(--[\w-]+)['"]?\s*:/g)

/** Custom properties that the shell's style sheets set for everybody. */
export const offeredProperties = () =>
  [...setIn([at('shell/src'), at('shared-contracts/src')].flatMap((folder) => textsIn(folder, /\.css$/)))].toSorted()

/** Those of the shell that the sources of a folder use, without what they set themselves, or have another value for. */
export const borrowedProperties = (folder: string) => {
  const texts = textsIn(folder, /\.(?:css|tsx?)$/)
  const [own, offered] = [setIn(texts), offeredProperties()]
  return [...namesIn(texts, /var\((--[\w-]+)\)/g)].filter((name) => offered.includes(name) && !own.has(name)).toSorted()
}
