import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { putFile, readText, type Store } from '../store/store.ts'

const root = path.join(import.meta.dirname, '../../..')
const command = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit=dev']

/** The packages that these sources run with, by version and hash, as CycloneDX: what `npm sbom` reads from the lockfile. Throws where npm does. */
export const sbomOfSources = () =>
  execFileSync('npm', command, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20, stdio: ['ignore', 'pipe', 'pipe'] })

/** Keeps it in the store under the hash of the lockfile, once; answers its path there. */
export const keepSbom = async (store: Store) => {
  const lockfile = readFileSync(path.join(root, 'package-lock.json'))
  const hash = createHash('sha256').update(lockfile).digest('hex').slice(0, 16)
  const place = `sboms/${hash}.cdx.json`
  if ((await readText(store, place)) === undefined) await putFile(store, place, sbomOfSources())
  return place
}
