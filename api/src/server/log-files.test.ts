import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logFiles } from './log-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keyhaven-log-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const names = () => readdirSync(join(folder, 'log')).toSorted()
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('the log is bounded in size and number, and nobody else reads it', async () => {
  const files = logFiles({ log: 'files', dataDir: folder, port: 8080 }, '1K')
  for (let line = 1; line <= 20; line += 1) {
    files?.stream.write(`${line} ${'x'.repeat(500)}\n`)
    const written = () => names().map((name) => readFileSync(join(folder, 'log', name), 'utf8'))
    await expect.poll(() => written().join(''), { timeout: 20_000 }).toContain(`${line} x`)
  }
  await expect.poll(names, { timeout: 20_000 }).toHaveLength(6)
  expect(names()[0]).toBe('keyhaven-8080.log')
  for (const name of names()) {
    expect(statSync(join(folder, 'log', name)).size).toBeLessThanOrEqual(1600)
    expect(modeOf(join(folder, 'log', name))).toBe('600')
  }
  expect(modeOf(join(folder, 'log'))).toBe('700')
})

const start = (script: string, stdout: number | 'pipe') => {
  const whole = `import { logFiles, standardOutput } from '${join(import.meta.dirname, 'log-files.ts')}'\n${script}`
  return spawn(process.execPath, ['--input-type=module', '-e', whole], { stdio: ['ignore', stdout, 'ignore'] })
}

/** Log of a process whose output is a file or a pipe. */
const whereOf = async (stdout: number | 'pipe', log?: string) => {
  const child = start(
    `const files = logFiles({ dataDir: '${folder}', port: 1, log: ${JSON.stringify(log)} })
    process.exitCode = files ? 3 : 0`,
    stdout,
  )
  const [code] = await once(child, 'exit')
  return code === 3 ? 'files' : code === 0 ? 'stdout' : code
}

test('an output that nobody rotates is not filled, and the setting has the last word', async () => {
  const file = openSync(join(folder, 'output'), 'w')
  expect([await whereOf(file), await whereOf('pipe')]).toEqual(['files', 'stdout'])
  expect([await whereOf(file, 'stdout'), await whereOf('pipe', 'files')]).toEqual(['stdout', 'files'])
  closeSync(file)
})

test('a line on the standard output is there within a moment, and what waits is written by a process that ends', async () => {
  const ends = { left: 'setTimeout(() => {}, 10_000)', ended: 'process.exit()', broken: "throw new Error('broken')" }
  for (const [name, end] of Object.entries(ends)) {
    const child = start(`standardOutput().write('one\\n')\n${end}`, 'pipe')
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await expect.poll(() => output, { timeout: 5000, message: name }).toBe('one\n')
    child.kill()
  }
})
