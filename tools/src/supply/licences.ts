import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import satisfies from 'spdx-satisfies'
import { type Dependency, readDependencies } from './lockfile.ts'

const root = path.join(import.meta.dirname, '../../..')
const page = 'docs/licences.md'

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

/** What else is fine for whom, and why. */
const fitting: { licence: string; isFor: (one: Dependency) => boolean; why: string }[] = [
  {
    licence: 'MPL-2.0',
    isFor: ({ isTool }) => isTool,
    why: 'only where it builds and tests: it is about changes of its own files, and we ship none of them',
  },
  {
    licence: 'CC-BY-3.0',
    isFor: ({ name, isTool }) => isTool && name.startsWith('spdx-'),
    why: 'only the list of licences that the check reads',
  },
  {
    licence: 'LGPL-3.0-or-later',
    isFor: ({ name }) => name.startsWith('@img/sharp-'),
    why: 'only libvips, which sharp loads as a library of its own that whoever runs Keyhaven can replace',
  },
]

/** Packages that do not say it in a way that a program reads, after a look at the file that says it. */
const read: Record<string, { licence: string; file: string }> = {
  '@antv/g2-extension-plot': { licence: 'MIT', file: 'LICENSE' },
  'dejavu-fonts-ttf': { licence: 'Bitstream-Vera', file: 'LICENSE' },
  'png-js': { licence: 'MIT', file: 'LICENSE' },
}

const licenceOf = ({ name, licence }: Dependency) => read[name]?.licence ?? licence ?? 'unknown'

const fits = (one: Dependency) => {
  const allowed = [...permissive, ...fitting.filter(({ isFor }) => isFor(one)).map(({ licence }) => licence)]
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

const listOf = (title: string, dependencies: readonly Dependency[]) => [
  `## ${title}`,
  ...[...Map.groupBy(dependencies, licenceOf)]
    .toSorted(([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1))
    .flatMap(([licence, all]) => [
      '',
      `### ${licence} (${all.length})`,
      '',
      ...all.map(({ name, version }) => `- ${name} ${version}`),
    ]),
  '',
]

/** What `docs/licences.md` says. */
export const licencesPage = (dependencies: readonly Dependency[]) =>
  [
    '# Licences',
    '',
    'Every package of `package-lock.json`, for all platforms. Written by `npm run licences`; the check compares it.',
    '',
    `Everything is under a licence that asks for its notice to be kept, or for nothing, but ${fitting.map(({ licence, why }) => `${licence} (${why})`).join(', ')}.`,
    `Of ${Object.keys(read).join(', ')} the licence was read in their file \`LICENSE\`.`,
    '',
    ...listOf(
      'Where it runs',
      dependencies.filter(({ isTool }) => !isTool),
    ),
    ...listOf(
      'To build and test',
      dependencies.filter(({ isTool }) => isTool),
    ),
  ]
    .join('\n')
    .trimEnd() + '\n'

/** What is wrong with the licences, or with the page that lists them. */
export const licencesAsListed = () => {
  const dependencies = readDependencies(root)
  const isListed = readFileSync(path.join(root, page), 'utf8') === licencesPage(dependencies)
  return [...licenceProblems(dependencies), ...(isListed ? [] : [`${page} is out of date: npm run licences`])]
}

if (import.meta.main) {
  const dependencies = readDependencies(root)
  const problems = licenceProblems(dependencies)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else {
    writeFileSync(path.join(root, page), licencesPage(dependencies))
    console.log(`${page}: ${dependencies.length} packages`)
  }
}
