import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { promisify } from 'node:util'
import { webEntries } from '../build/web-modules.ts'
import { at, filesBelow } from '../build/workspace.ts'

const run = promisify(execFile)

/** The declarations of the web half, by file below `shared-contracts/src/web`: what TypeScript knows of it from outside. */
export type Declarations = Record<string, string>

/** A folder from which imports find what is installed here. The caller removes it. */
export const workFolder = () => {
  mkdirSync(at('node_modules/.cache'), { recursive: true })
  return mkdtempSync(at('node_modules/.cache/face-'))
}

/** Runs the compiler over a folder's `tsconfig.json`, and answers what it prints. */
export const compile = async (folder: string, files: readonly string[], options: object) => {
  const config = {
    extends: at('tsconfig.json'),
    compilerOptions: { types: ['node'], typeRoots: [at('node_modules/@types')], ...options },
    files,
    include: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const { stdout } = await run(at('node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], {
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout?: string; message: string }) => {
    if (!error.stdout) throw error
    return { stdout: error.stdout }
  })
  return stdout
}

/** Those that an entry leads to: what no entry speaks of is nobody's to rely on. */
export const seenFrom = (declarations: Declarations): Declarations => {
  const seen = new Set<string>()
  const follow = (file: string) => {
    const text = declarations[file]
    if (text === undefined || seen.has(file)) return
    seen.add(file)
    for (const [, path = ''] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)\.tsx?['"]/g))
      follow(`${posix.join(posix.dirname(file), path)}.d.ts`)
  }
  for (const file of Object.keys(declarations)) if (!file.includes('/')) follow(file)
  return Object.fromEntries(Object.entries(declarations).filter(([file]) => seen.has(file)))
}

/** The declarations as the sources are now. */
export const currentDeclarations = async (): Promise<Declarations> => {
  const folder = workFolder()
  try {
    const printed = await compile(
      folder,
      webEntries().map(({ file }) => file),
      {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        outDir: join(folder, 'out'),
        rootDir: at('shared-contracts/src'),
      },
    )
    if (printed.trim()) throw new Error(`The declarations of the web half cannot be written:\n${printed}`)
    const web = join(folder, 'out/web')
    const files = filesBelow(web).map((file) => [file, readFileSync(join(web, file), 'utf8')] as const)
    return seenFrom(Object.fromEntries(files))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Lays declarations out as sources, so that they can be compared: below `<folder>/web`, beside what they import from the
 * rest of the package. Answers the folder.
 */
export const layOut = (folder: string, declarations: Declarations) => {
  mkdirSync(folder, { recursive: true })
  for (const part of ['domain', 'contract', 'platform', 'antd']) {
    symlinkSync(at('shared-contracts/src', part), join(folder, part))
  }
  for (const [file, text] of Object.entries(declarations)) {
    // Their imports name the sources, `./client.ts`, which is what they stand for here.
    const source = join(folder, 'web', file.replace(/\.d\.ts$/, isComponent(declarations, file) ? '.tsx' : '.ts'))
    mkdirSync(dirname(source), { recursive: true })
    writeFileSync(source, text)
  }
  return folder
}

const isComponent = (declarations: Declarations, file: string) => {
  const name = `/${file
    .split('/')
    .pop()
    ?.replace(/\.d\.ts$/, '')}.tsx'`
  return Object.values(declarations).some((text) => text.includes(name))
}
