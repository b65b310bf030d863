import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** Process as the system describes it; texts are empty where there is none. */
type Process = { state: string; /** When it began, as a word for a file's name. */ began: string; command: string }

const none: Process = { state: '', began: '', command: '' }

/** Linux. */
const fromProc = async (pid: number): Promise<Process> => {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
  const [stat, command] = await Promise.all([read('stat'), read('cmdline')])
  // The name of a program, in parentheses before these, may itself contain some.
  const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ')
  return stat ? { state: fields[0] ?? '', began: fields[19] ?? '', command } : none
}

/** macOS, which has no /proc. */
const fromPs = (pid: number) =>
  new Promise<Process>((done, fail) => {
    const args = ['-ww', '-p', String(pid), '-o', 'stat=', '-o', 'lstart=', '-o', 'args=']
    execFile('env', ['LC_ALL=C', 'TZ=UTC', 'ps', ...args], (error, text) => {
      // It ends with 1 where there is no such process.
      if (error && error.code !== 1)
        return fail(new Error('ps, which tells what runs, cannot be run.', { cause: error }))
      const [state = '', ...rest] = text.trim().split(/\s+/)
      return done(state ? { state, began: rest.slice(0, 5).join('.'), command: rest.slice(5).join(' ') } : none)
    })
  })

export type ProcessSource = (pid: number) => Promise<Process>
export const processSources = { proc: fromProc, ps: fromPs } satisfies Record<string, ProcessSource>

const here = process.platform === 'linux' ? fromProc : fromPs

/** Running, and not a zombie that its parent has yet to notice. */
export const isAlive = async (pid: number, source: ProcessSource = here) => {
  const { state } = await source(pid)
  return state !== '' && !/^[ZX]/.test(state)
}

/** Start time of a process, so that a number given to another process later is not taken for it. */
export const beganAt = async (pid: number, source: ProcessSource = here) => (await source(pid)).began

/** Its program and arguments. */
export const commandOf = async (pid: number, source: ProcessSource = here) => (await source(pid)).command
