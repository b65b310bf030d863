import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { changelogOf, readCommits } from './changelog.ts'

it('names each commit once, by its day and by what of the product it is about', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyhaven-changes-'))
  const git = (day: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@keyhaven.test', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
    })
  const commit = (day: string, subject: string, files: string[]) => {
    for (const file of files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), subject)
    }
    git(day, 'add', '.')
    git(day, 'commit', '-q', '-m', subject)
  }
  try {
    git('2026-01-01', 'init', '-q')
    commit('2026-01-01', 'Show "taken" nights', ['mfe-public/src/a.tsx', 'mfe-public/src/b.tsx', 'api/src/public/c.ts'])
    commit('2026-01-02', 'Draw a chart', ['mfe-finance/src/chart.tsx', 'e2e/src/chart.spec.ts'])
    commit('2026-01-02', 'Try a chart again', ['mfe-finance/src/chart.test.tsx'])
    const text = changelogOf(readCommits(folder)).replaceAll(/\([0-9a-f]{7,}\)/g, '(hash)')
    expect(text.slice(text.indexOf('## '))).toBe(`## 2026-01-02

### Invoices and analytics

- Draw a chart (hash)

### For developers

- Try a chart again (hash)

## 2026-01-01

### Guests

- Show "taken" nights (hash)
`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
