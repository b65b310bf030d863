import { execFile } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { copyRepository } from '@keyhaven/tools/copy-repository'

/**
 * A copy of the repository in which lines can be changed, and from which areas are published. All of it is built there: the names of scripts
 * depend on where the packages lie.
 */
export const changedCopy = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyhaven-bench-copy-'))
  copyRepository(folder)
  return {
    folder,
    /** Builds what changed, all unless areas are named, and publishes it. */
    publish: (data: string, ...words: string[]) =>
      promisify(execFile)(process.execPath, [path.join(folder, 'deploy/src/cli.ts'), 'publish', '--unseen', ...words], {
        ...{ cwd: folder, maxBuffer: 1 << 26 },
        env: { ...process.env, DATA_DIR: data },
      }),
    /** Adds a line to a module; unless another is given one that runs, so that no compiler leaves it out. */
    addLine: (file: string, line = "performance.mark('changed')") =>
      appendFileSync(path.join(folder, file), `\n${line}\n`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
