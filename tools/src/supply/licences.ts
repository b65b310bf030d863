import path from 'node:path'
import satisfies from 'spdx-satisfies'
import { type Dependency, readDependencies } from './lockfile.ts'

const root = path.join(import.meta.dirname, '../../..')

/** They ask for their notice to be kept, or for nothing. */
const permissive = [
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Unlicense',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Python-2.0',
  'Zlib',
  'OFL-1.1',
  'Bitstream-Vera',
  'Unicode-DFS-2016',
]

const saxonica = 'LicenseRef-SaxonJS-1.0'

/** Further licences that are fine for a package, and the reason. */
const exceptions: { licence: string; isFor: (one: Dependency) => boolean }[] = [
  // It is about changes of its own files: of tools we ship none, and ical.js is installed by npm as it is.
  { licence: 'MPL-2.0', isFor: ({ name, isTool }) => isTool || name === 'ical.js' },
  // The list of licences that this check reads.
  { licence: 'CC-BY-3.0', isFor: ({ name, isTool }) => isTool && name.startsWith('spdx-') },
  // Saxonica's own: it may be used and passed on as it is. Tests alone run it, and what we ship holds none of it.
  { licence: saxonica, isFor: ({ isTool }) => isTool },
  // sharp loads libvips as a separate library, which an operator can replace.
  { licence: 'LGPL-3.0-or-later', isFor: ({ name }) => name.startsWith('@img/sharp-') },
]

/** Packages that do not say it in a way that a program reads, after a look at the file that says it. */
const read: Record<string, { licence: string; file: string }> = {
  '@antv/g2-extension-plot': { licence: 'MIT', file: 'LICENSE' },
  'dejavu-fonts-ttf': { licence: 'Bitstream-Vera', file: 'LICENSE' },
  ibantools: { licence: 'MIT', file: 'LICENSE' },
  'png-js': { licence: 'MIT', file: 'LICENSE' },
  'saxon-js': { licence: saxonica, file: 'LICENSE.txt' },
  xslt3: { licence: saxonica, file: 'LICENSE.txt' },
}

const licenceOf = ({ name, licence }: Dependency) => read[name]?.licence ?? licence ?? 'unknown'

const fits = (one: Dependency) => {
  const allowed = [...permissive, ...exceptions.filter(({ isFor }) => isFor(one)).map(({ licence }) => licence)]
  try {
    return satisfies(licenceOf(one), allowed)
  } catch {
    return false
  }
}

/** The packages whose licence we do not know or cannot keep. */
export const licenceProblems = (dependencies: readonly Dependency[]) =>
  dependencies
    .filter((one) => !fits(one))
    .map(
      (one) =>
        `${one.name} ${one.version}: its licence is ${licenceOf(one)}; see what it asks for in tools/src/supply/licences.ts`,
    )

/** Packages of the lockfile with a licence that we cannot keep. */
export const unfitLicences = () => licenceProblems(readDependencies(root))
