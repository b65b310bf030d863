import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../../..')

type Vulnerability = { severity: string; range: string; fixAvailable: boolean | object }
type Report = { vulnerabilities?: Record<string, Vulnerability>; message?: string; error?: { summary?: string } }

/** Output of `npm audit --json` in sentences; the exit code is 0 without a known weakness, 1 with one, 2 without an answer. */
export const auditWords = (output: string): { words: string[]; exitCode: 0 | 1 | 2 } => {
  let report: Report = {}
  try {
    report = JSON.parse(output) as Report
  } catch {
    return { words: ['npm audit said nothing that can be read. Nothing is known about weaknesses.'], exitCode: 2 }
  }
  if (!report.vulnerabilities) {
    const why = report.message ?? report.error?.summary ?? 'it said nothing'
    return {
      words: [
        `The registry does not answer npm audit (${why}). Nothing is known about weaknesses; ask again from another network.`,
      ],
      exitCode: 2,
    }
  }
  const vulnerable = Object.entries(report.vulnerabilities)
  if (vulnerable.length === 0) return { words: ['No package has a known weakness.'], exitCode: 0 }
  const lines = vulnerable.map(
    ([name, { severity, range, fixAvailable }]) =>
      `${name} ${range}: ${severity}, ${fixAvailable ? 'a newer version mends it' : 'not mended yet'}`,
  )
  return { words: lines, exitCode: 1 }
}

if (import.meta.main) {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 })
  const { words, exitCode } = auditWords(stdout)
  for (const line of words) console.log(line)
  process.exitCode = exitCode
}
