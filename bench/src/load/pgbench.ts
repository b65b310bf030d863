import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { TracedCall, Statement } from './statements.ts'

const run = promisify(execFile)
const program = [...globSync('/usr/lib/postgresql/*/bin/pgbench'), '/usr/bin/pgbench'].find((file) => existsSync(file))

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'NULL'
  if (Array.isArray(value)) return `'{${value.join(',')}}'`
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
  return pg.escapeLiteral(value instanceof Date ? value.toISOString().replaceAll(':', '') : String(value))
}
/** Writes the colons of texts by their code: for pgbench, what follows one is a variable, in a text as well. */
const withoutVariables = (text: string) =>
  text.replaceAll(/'(?:[^']|'')*'/g, (quoted) =>
    /:\w/.test(quoted) ? `E${quoted.replaceAll('\\', String.raw`\\`).replaceAll(':', String.raw`\x3a`)}` : quoted,
  )
/** A statement on a line each. */
const script = (statements: readonly Statement[]) =>
  statements
    .map(({ text, values }) => {
      const filled = text.replaceAll(/\$(\d+)/g, (_, index: string) => literal(values[Number(index) - 1]))
      return `${withoutVariables(filled.replaceAll(/\s+/g, ' '))};\n`
    })
    .join('')

/** Rate per second at which PostgreSQL alone runs the statements of these calls, by pgbench; undefined where that is not installed. */
export const pgbenchRate = async (url: string, calls: readonly TracedCall[], seconds: number) => {
  if (!program) return undefined
  const folder = await mkdtemp(path.join(tmpdir(), 'keyhaven-pgbench-'))
  const files = await Promise.all(
    calls.map(async ({ statements }, index) => {
      const file = path.join(folder, `${index}.sql`)
      await writeFile(file, script(statements))
      return ['-f', file]
    }),
  )
  const { searchParams, username } = new URL(url)
  const args = ['-n', '-M', 'prepared', '-c', '16', '-j', '1', '-T', String(seconds), ...files.flat()]
  const { stdout } = await run(program, [...args, '-h', searchParams.get('host') ?? '', '-U', username, 'postgres'])
  await rm(folder, { recursive: true, force: true })
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
}
