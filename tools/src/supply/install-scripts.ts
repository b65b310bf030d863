import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Dependency, readDependencies } from './lockfile.ts'

const root = path.join(import.meta.dirname, '../../..')

/** Packages that run a program of theirs when they are installed although nobody allowed it, and allowances that nobody needs. */
export const scriptProblems = (dependencies: readonly Dependency[], allowed: readonly string[]) => {
  const running = new Set(dependencies.filter(({ runsScripts }) => runsScripts).map(({ name }) => name))
  return [
    ...[...running]
      .filter((name) => !allowed.includes(name))
      .map(
        (name) =>
          `${name} runs a script when it is installed; read it, then name it under allowScripts in package.json`,
      ),
    ...allowed
      .filter((name) => !running.has(name))
      .map((name) => `${name} runs no script when it is installed; take it off allowScripts in package.json`),
  ]
}

/** The same of what `package.json` allows, which npm 11.16 and newer hold themselves. */
export const scriptsAsAllowed = () => {
  const text = readFileSync(path.join(root, 'package.json'), 'utf8')
  const { allowScripts } = JSON.parse(text) as { allowScripts: Record<string, boolean> }
  const allowed = Object.entries(allowScripts).flatMap(([name, isAllowed]) => (isAllowed ? name : []))
  return scriptProblems(readDependencies(root), allowed)
}
