import path from 'node:path'

/** Folders with a maximum of files. */
const folders = /^(mfe-[a-z\d-]+|shell|deploy)\/src\//
/** Areas whose file names have a closed vocabulary; the guests' site has names of its own. */
const areas = /^mfe-(?!public\/)[a-z\d-]+\/src\//
const maxFiles = 15

const isSource = (file: string) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(file)

const roles =
  'a screen is x-page, the columns of its list x-columns, what edits a record x-form, another window x-dialog, ' +
  'a box of settings or figures x-card, a hook use-x, and anything else is named by a noun of docs/domain.md'

/** Words that say nothing about what is in a file. */
const riddles = new Set(
  (
    'no only just other such how what why who whose when where instead anew again already without ' +
    'known chosen found asked sent kept taken told given made done gone seen shown todays'
  ).split(' '),
)
/** Another word for a role that has one. */
const synonyms: Record<string, string> = {
  modal: 'dialog',
  screen: 'page',
  view: 'page or dialog',
  container: 'page',
  component: 'card',
  widget: 'card',
  wrapper: 'card',
  hook: 'use-x',
}
/** Participles that are nouns of the field all the same. */
const nouns = new Set(['booking', 'building', 'heading', 'listing', 'pricing', 'setting', 'feed', 'seed'])
const isParticiple = (word: string) => /.{3}(ed|ing)$/.test(word) && !nouns.has(word)

const nameProblem = (file: string) => {
  const words = path.basename(file).replace(/\..*$/, '').split('-')
  const riddle = words.find((word) => riddles.has(word))
  if (riddle) return `says “${riddle}” where a thing should be named: ${roles}`
  const synonym = words.find((word) => Object.hasOwn(synonyms, word))
  if (synonym) return `says “${synonym}” for what is called ${synonyms[synonym]} everywhere else: ${roles}`
  const last = words.at(-1) ?? ''
  return isParticiple(last) && `ends in “${last}”, which is no thing: ${roles}`
}

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const hookProblem = (file: string, text: string) => {
  const name = path.basename(file).replace(/\.tsx?$/, '')
  const values = [...text.matchAll(/^export (?:const|function|async function|class) (\w+)/gm)].map(([, value]) => value)
  if (name.startsWith('use-'))
    return !values.includes(camel(name)) && `is named like a hook and exports no ${camel(name)}; ${roles}`
  const isAllHooks = values.length > 0 && values.every((value) => /^use[A-Z]/.test(value ?? ''))
  return isAllHooks && `exports ${values.join(', ')} and nothing else; call it use-x, after its hook`
}

/** Breaches of the rules of their folders in the areas, the shell and the releases, one line each. */
export const areaProblems = (files: readonly string[], read: (file: string) => string): string[] => {
  const sources = files.filter((file) => folders.test(file) && isSource(file))
  const names = sources
    .filter((file) => areas.test(file))
    .flatMap((file) => {
      const problem = nameProblem(file) || (/\.tsx?$/.test(file) && hookProblem(file, read(file)))
      return problem ? [`${file}: ${problem}`] : []
    })
  const crowds = [...Map.groupBy(sources, (file) => path.dirname(file))].flatMap(([folder, inside]) =>
    inside.length > maxFiles
      ? [`${folder}: holds ${inside.length} source files; over ${maxFiles} it tells two stories, each with its folder`]
      : [],
  )
  return [...names, ...crowds]
}
