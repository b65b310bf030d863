import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

/** One commit: its day, subject, and the files that it touched. */
export type Commit = { hash: string; day: string; subject: string; files: string[] }

/** What a commit is about, for those who read: the first title of which it touches most files. */
const titles: [title: string, paths: RegExp][] = [
  ['Guests', /^mfe-public\/|^api\/src\/(?:public|requests|search|site)\/|^deploy\/src\/(?:guest|embed)/],
  ['Bookings, calendar and clients', /^mfe-bookings\/|^api\/src\/(?:bookings|blocks|calendar|clients|dashboard)\//],
  [
    'Properties, units and prices',
    /^mfe-inventory\/|^api\/src\/(?:properties|units|seasons|services|promocodes|images)\//,
  ],
  ['Invoices and analytics', /^mfe-finance\/|^api\/src\/(?:invoices|payments|analytics|downloads)\//],
  ['Accounts and settings', /^mfe-auth\/|^api\/src\/(?:accounts|notifications|mail|demo)\//],
  ['Dashboard as a whole', /^shell\/|^shared-contracts\/src\/(?:web|domain)\//],
  ['Operation', /^deploy\/|^api\/|^docs\/operating\.md/],
  ['Platform and contract', /^shared-contracts\//],
]
const rest = 'For developers'
const isTest = /\.test\.tsx?$|\.spec\.ts$|\/testing\//

/** Commits, newest first. Merges say nothing of their own. */
export const readCommits = (folder: string): Commit[] => {
  const log = execFileSync(
    'git',
    ['log', '--no-merges', '--date=short', '--name-only', '--format=%x00%h%x1f%ad%x1f%s%x1f'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  return log
    .split('\0')
    .filter(Boolean)
    .map((text) => {
      const [hash = '', day = '', subject = '', files = ''] = text.split('\x1f')
      return { hash, day, subject, files: files.split('\n').filter(Boolean) }
    })
}

const titleOf = ({ files }: Commit) => {
  const shipped = files.filter((file) => !isTest.test(file))
  const counted = titles.map(([title, paths]) => ({ title, count: shipped.filter((file) => paths.test(file)).length }))
  const most = counted.reduce((best, one) => (one.count > best.count ? one : best), { title: rest, count: 0 })
  return most.title
}

/** The text of CHANGELOG.md: by day, and by what of the product a commit is about. */
export const changelogOf = (commits: readonly Commit[]) => {
  const days = Object.entries(Object.groupBy(commits, ({ day }) => day)).toSorted(([a], [b]) => b.localeCompare(a))
  const sections = days.map(([day, ofDay = []]) => {
    const groups = Object.groupBy(ofDay, titleOf)
    const lists = [...titles.map(([title]) => title), rest].flatMap((title) => {
      const lines = groups[title]?.map(({ subject, hash }) => `- ${subject} (${hash})`)
      return lines ? [`### ${title}\n\n${lines.join('\n')}`] : []
    })
    return [`## ${day}`, ...lists].join('\n\n')
  })
  const head = `# Changes

Written from the commits by \`npm run changelog\`; \`git show <hash>\` says why. Areas are released on their own:
\`npm run release -- history\` says what an installation has had, and when.`
  return `${[head, ...sections].join('\n\n')}\n`
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..')
  const commits = readCommits(root)
  writeFileSync(path.join(root, 'CHANGELOG.md'), changelogOf(commits))
  console.log(`CHANGELOG.md: ${commits.length} commits`)
}
