import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { at } from './build/workspace.ts'

/** The files of the repository as it lies here, what is not committed yet included; those of `folders` only, where given. */
export const repositoryFiles = (...folders: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders], {
    cwd: at(),
    maxBuffer: 1 << 26,
  })
    .toString()
    .split('\n')
    .filter((file) => file && existsSync(at(file)))

/** Lets a folder with workspaces of its own use the packages that are installed here. */
export const linkPackages = (folder: string) => {
  const [packages, ours] = [join(folder, 'node_modules'), '@keyhaven']
  mkdirSync(join(packages, ours), { recursive: true })
  for (const name of readdirSync(at('node_modules')))
    if (name !== ours && name !== '.cache') symlinkSync(at('node_modules', name), join(packages, name))
  for (const name of readdirSync(folder).filter((one) => existsSync(join(folder, one, 'package.json')))) {
    symlinkSync(join(folder, name), join(packages, ours, name))
    // What a workspace has in a version of its own.
    const own = join(folder, name, 'node_modules')
    if (existsSync(at(name, 'node_modules')) && !existsSync(own)) symlinkSync(at(name, 'node_modules'), own)
  }
}

/** The repository in another folder, ready to run: nothing that happens there is written into this one. */
export const copyRepository = (folder: string) => {
  for (const file of repositoryFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(at(file), join(folder, file))
  }
  linkPackages(folder)
}
