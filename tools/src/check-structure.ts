import { inEnglish } from '@keyhaven/shared-contracts/domain/reasons/english'
import { maxStayNights } from '@keyhaven/shared-contracts/domain/stay/night-limits'
import { stayProblems } from '@keyhaven/shared-contracts/domain/stay/stay'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { apiDomainProblem, bareRouteProblem, crowdedFolders } from './api-structure.ts'
import { areaProblems } from './area-structure.ts'
import { styleProblems } from './build/area-styles.ts'
import { homeProblems, missingLanguages, untranslatedProblem } from './languages/homes.ts'
import { literalTexts } from './languages/literal-texts.ts'
import { splitTexts } from './languages/split-texts.ts'
import { outgoingProblem } from './outgoing-structure.ts'

const maxLines = 300
const topLevel = new Set(
  'shell shared-contracts api deploy e2e bench docs tools'
    .concat(
      ' package.json package-lock.json tsconfig.json vitest.config.ts oxlint.config.ts knip.json README.md CHANGELOG.md CONTRIBUTING.md SECURITY.md',
    )
    .split(' '),
)
const forbiddenNames = /^(index|utils?|helpers?|common|misc|types|lib|constants)\.(ts|tsx|mjs)$/
const forbiddenFolders = /(^|\/)(utils?|helpers?|common|misc|lib)\//
const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/

/** Every rule speaks about one file: its path and its text. */
type Rule = (file: string, text: () => string) => string | false

const isCode = (file: string) => /\.(ts|tsx|mjs|css)$/.test(file)
const isGenerated = (text: string) => /^\/\*\*?\s*\n?\s*\*?\s*(This file was generated|generated)/i.test(text)
const colourLiteral = /(?<=["'`\s:,(])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!-)|\b(?:rgb|hsl)a?\(\s*\d[^)]*\)/i
/** True for files that draw what people see; the pictures of the demo are drawings, with colours of their own. */
const hasColours = (file: string) =>
  /^(api|deploy|shell|shared-contracts|mfe-[a-z\d-]+)\/src\/.*\.(tsx?|css)$/.test(file) &&
  !/\.test\.tsx?$|\/testing\/|\/demo\/content\/|\/domain\/palette\.ts$|\/\w*-?colours\.css$/.test(file)
const stayRules = 'shared-contracts/src/domain/stay/stay.ts'
const nightLimits = 'shared-contracts/src/domain/stay/night-limits.ts'
const isProduct = /^(api|deploy|shell|shared-contracts|mfe-[a-z\d-]+)\/src\/(?!testing\/).*(?<!\.test)\.tsx?$/
// Without the number, which a template would write as `${…}`, and wherever a formatter breaks the line.
const sentences = Object.values(stayProblems).map((key) => inEnglish(key).replace(/ \d.*/, ''))
const limit = new RegExp(String.raw`(?:[<>=]|\b(?:min|max|lte?|gte?)\(|nights\w*:)\s*${maxStayNights}\b`, 'i')

/** Copies in a file of a stay's rules, which both ends import from one place. */
function stayRuleProblem(file: string, text: () => string): string | false {
  if (file === stayRules || file === nightLimits || !isProduct.test(file) || file.includes('/domain/reasons/'))
    return false
  const sentence = sentences.find((one) => new RegExp(`['"\`]${one}`).test(text()))
  if (sentence !== undefined) return `spells “${sentence}…” again, which is one of stayProblems in ${stayRules}`
  return limit.test(text()) && `writes ${maxStayNights} nights again, which is maxStayNights in ${nightLimits}`
}

const pascal = (name: string) =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** Workspaces, without the tests of areas, whose names and comments follow CONTRIBUTING.md. */
const checkedFiles =
  /^(?:(?:api|e2e|bench|tools|deploy|shared-contracts)\/src\/|(?:shell|mfe-[a-z\d-]+)\/src\/(?!.*\.test\.)).*\.tsx?$/
const participles = 'asked known found kept made told said wanted shown given taken'.split(' ')
const bareName = new RegExp(
  String.raw`^ *(?:export |for \()?(?:const|let|function) ((?:${participles.join('|')})\b|(?:most|least)(?=[A-Z])\w+)`,
  'm',
)
const bareType = new RegExp(String.raw`^ *(?:export )?type (${participles.join('|')})\b`, 'im')
const openQuestion = /^ *(?:\/\*\*|\*) ((?:What|Where|Whether|How|Why|Who|When)\b.{0,40})/m

/** Breaches of "Name things" and "Comment" in CONTRIBUTING.md, of which the first one in a file is reported. */
const plainNameProblem = (file: string, text: () => string): string | false => {
  if (!checkedFiles.test(file)) return false
  const [, name] = bareName.exec(text()) ?? bareType.exec(text()) ?? []
  if (name !== undefined) return `calls something ${name}; say what it is: a noun, or min and max with their unit`
  const [, comment] = openQuestion.exec(text()) ?? []
  return comment !== undefined && `has the comment “${comment}…”; begin with the thing, or with what is done`
}

/** Style sheets of areas hold in their frames alone; those of a document are of the guests' site where it stands by itself. */
const areaSheet = /^mfe-([a-z\d-]+)\/src\/(?!.*\/document(?:-colours)?\.css$).*\.css$/
const sheetProblem = (file: string, text: () => string): string | false => {
  const [, area] = areaSheet.exec(file) ?? []
  return area !== undefined && (styleProblems(area, text())[0] ?? false)
}

/** Entries of the browser's storage that areas have had since before they named them by themselves. */
const olderStorage =
  /^mfe-(?:auth\/src\/sign-in\/sign-in-memory|bookings\/src\/dashboard\/use-first-steps|public\/src\/site\/drafts)\.ts$/
const storageProblem = (file: string, text: () => string): string | false => {
  const [, area] = /^mfe-([a-z\d-]+)\/src\/(?!.*\.test\.).*\.tsx?$/.exec(file) ?? []
  if (area === undefined || olderStorage.test(file) || !/\b(?:local|session)Storage\b/.test(text())) return false
  return (
    !new RegExp(`['"\`]${area}:`).test(text()) &&
    `keeps something in the browser under a name that is not its own; begin its key with “${area}:”`
  )
}

const rules: Rule[] = [
  (file) =>
    !file.startsWith('.') &&
    !topLevel.has(file.split('/')[0] ?? '') &&
    !file.startsWith('mfe-') &&
    'does not belong to the top level; see the map of folders in README.md',
  (file, text) => {
    if (!isCode(file) || isGenerated(text())) return false
    const lines = text().split('\n').length - 1
    return lines > maxLines && `has ${lines} lines; over ${maxLines} it is two rooms in one`
  },
  (file) =>
    isCode(file) &&
    (forbiddenNames.test(path.basename(file)) || forbiddenFolders.test(file)) &&
    'has a name that says nothing; name the file after the one thing in it (and write no barrels)',
  (file) => isCode(file) && !kebab.test(path.basename(file)) && 'is not kebab-case',
  (file, text) => {
    if (!file.endsWith('.tsx') || /\.test\.tsx$|\/testing\/|\/(area|site|main|bootstrap)\.tsx$/.test(file)) return false
    const components = [...text().matchAll(/^export (?:const|function) ([A-Z]\w*[a-z]\w*)\b/gm)].map(
      (match) => match[1],
    )
    const component = pascal(path.basename(file, '.tsx'))
    if (components.length === 0) return false
    return (
      (components.length > 1 || components[0]?.toLowerCase() !== component.toLowerCase()) &&
      `exports ${components.join(', ')}; a .tsx exports one component, named like its file (${component})`
    )
  },
  (file, text) =>
    /\.(ts|tsx)$/.test(file) &&
    // What others say how it is exported: rsbuild, the shell, Playwright, and the module that no-ky.ts replaces.
    !/(\.config\.ts|\/area\.tsx|\/no-ky\.ts|\/write-tables\.ts)$/.test(file) &&
    /^export default /m.test(text()) &&
    'has a default export; use a named one',
  (file, text) =>
    isCode(file) &&
    /^export \* from /m.test(text()) &&
    !file.includes('/antd/') &&
    'is a barrel; import from the file itself',
  (file, text) => apiDomainProblem(file, text),
  (file, text) => bareRouteProblem(file, text),
  (file, text) => outgoingProblem(file, text),
  (file, text) => stayRuleProblem(file, text),
  (file, text) => plainNameProblem(file, text),
  (file, text) => sheetProblem(file, text),
  (file, text) => storageProblem(file, text),
  (file, text) => untranslatedProblem(file, text),
  (file, text) => {
    const [literal] = literalTexts(file, text())
    return (
      literal !== undefined &&
      `says “${literal.text}” in line ${literal.line}; a catalog in messages/ says it in every language (docs/languages.md)`
    )
  },
  (file, text) =>
    /^mfe-[a-z\d-]+\/src\/.*(?<!\.test)\.tsx$/.test(file) &&
    // The address names the booking, which is a step of the history by itself.
    file !== 'mfe-bookings/src/bookings/popup/booking-popup.tsx' &&
    /import \{[^}]*\b(?:Modal|Drawer)\b[^}]*\} from 'antd'/.test(text()) &&
    'lays a Modal over the page that Back does not close; take Dialog or FormModal of shared-contracts/web',
  (file, text) => {
    const [split] = splitTexts(file, text())
    return (
      split !== undefined &&
      `has the changing text ${split.text} beside something else in line ${split.line}; a browser’s translator would freeze it: make it all that its element holds, one string`
    )
  },
  (file, text) => {
    const [colour] = (hasColours(file) && colourLiteral.exec(text())) || []
    return (
      colour !== undefined &&
      `says the colour ${colour}; name it in shared-contracts/src/domain/palette.ts, which antd, the style sheets, mails and invoices take theirs from`
    )
  },
  (file, text) => {
    const own = ['domain', 'contract', 'platform', 'web'].some((half) =>
      file.startsWith(`shared-contracts/src/${half}/`),
    )
    // What is in a catalog says itself what it is.
    if (!own || file.includes('.test.') || !file.endsWith('.ts') || /\/messages\/|\/reasons\/\w+\/\w+\.ts$/.test(file))
      return false
    return !/\/\*\*/.test(text()) && 'exports to other teams without a doc comment'
  },
]

/** Breaches of the rules of the house in one file. */
export const problemsOf = (file: string, text: () => string) => rules.flatMap((rule) => rule(file, text) || [])

/** Breaches of the rules of the house, one line each; with `changed`, rules about one file look at those alone. */
export const checkStructure = (root: string, changed?: readonly string[]): string[] => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)))
  if (files.length < 50) return [`only ${files.length} files seen; a check that sees nothing passes nothing`]
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const judged = changed ? files.filter((file) => changed.includes(file)) : files
  const single = judged.flatMap((file) => {
    const text = () => read(file)
    return problemsOf(file, text).map((problem) => `${file}: ${problem}`)
  })
  return [
    ...single,
    ...crowdedFolders(files),
    ...areaProblems(files, read),
    ...missingLanguages(files, read),
    ...homeProblems(files, read('docs/languages.md')),
  ]
}
