import { platformProblems } from './federation-checks.ts'
import { machineProblems, type Finding } from './machine-checks.ts'
import { checkFederation } from '../check-federation.ts'

/** Problem, and what to do about it. */
const origin = process.env['KEYHAVEN_ORIGIN'] ?? 'http://localhost:8080'

const say = (name: string, findings: readonly Finding[]) => {
  console.log(`${findings.length ? '✗' : '✓'} ${name}`)
  for (const { problem, remedy } of findings) console.log(`  ${problem}\n    → ${remedy}`)
  return findings.length
}

/** Looks at the machine, at the sources and at the Keyhaven that is worked against, and says what to do. */
const examine = async () => {
  const sources = checkFederation().map((problem): Finding => ({
    problem,
    remedy: 'Mend that file; npm run check says the same',
  }))
  return (
    say('this machine', machineProblems()) +
    say('the federation of these sources', sources) +
    say(`the Keyhaven at ${origin}`, await platformProblems(origin))
  )
}

if (import.meta.main) process.exitCode = (await examine()) > 0 ? 1 : 0
