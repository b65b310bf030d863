import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { promisify } from 'node:util'
import { sourceHash } from '../build/source-hash.ts'
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

/** The declarations that one of them imports. */
export const linksFrom = (file: string, text: string) =>
  [...text.matchAll(/(?:from |import\()['"](\.[^'"]+)\.tsx?['"]/g)].map(
    ([, path = '']) => `${posix.join(posix.dirname(file), path)}.d.ts`,
  )

/** Those that an entry leads to: what no entry speaks of is nobody's to rely on. */
export const seenFrom = (declarations: Declarations, isEntry = (file: string) => !file.includes('/')): Declarations => {
  const seen = new Set<string>()
  const follow = (file: string) => {
    const text = declarations[file]
    if (text === undefined || seen.has(file)) return
    seen.add(file)
    linksFrom(file, text).forEach(follow)
  }
  for (const file of Object.keys(declarations)) if (isEntry(file)) follow(file)
  return Object.fromEntries(Object.entries(declarations).filter(([file]) => seen.has(file)))
}

/** Those of the whole package as the sources are now, by file below `shared-contracts/src`, and what the compiler says of these. */
const emit = async () => {
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
    const out = join(folder, 'out')
    const files = filesBelow(out).map((file) => [file, readFileSync(join(out, file), 'utf8')] as const)
    return { files, printed }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The declarations of the web half as the sources are now. */
export const currentDeclarations = async (): Promise<Declarations> => {
  const { files, printed } = await emit()
  if (printed.trim()) throw new Error(`The declarations of the web half cannot be written:\n${printed}`)
  const web = files.flatMap(([file, text]) => (file.startsWith('web/') ? [[file.slice('web/'.length), text]] : []))
  return seenFrom(Object.fromEntries(web) as Declarations)
}

/** The same with all that they speak of in the rest of the package, by file below `shared-contracts/src`. Errors are the check's to say. */
export const packageDeclarations = async (): Promise<Declarations> => {
  const cache = at(
    'node_modules/.cache',
    `declarations-${sourceHash('shared-contracts/src', 'package-lock.json')}.json`,
  )
  if (existsSync(cache)) return JSON.parse(readFileSync(cache, 'utf8')) as Declarations
  const { files } = await emit()
  const declarations = seenFrom(Object.fromEntries(files), (file) => /^web\/[^/]+$/.test(file))
  writeFileSync(cache, JSON.stringify(declarations))
  return declarations
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

/** The same of the whole package, which needs nothing beside it. */
export const layOutPackage = (folder: string, declarations: Declarations) => {
  for (const [file, text] of Object.entries(declarations)) {
    const source = join(folder, file.replace(/\.d\.ts$/, isComponent(declarations, file) ? '.tsx' : '.ts'))
    mkdirSync(dirname(source), { recursive: true })
    writeFileSync(source, text)
  }
}

const isComponent = (declarations: Declarations, file: string) => {
  const name = `/${file
    .split('/')
    .pop()
    ?.replace(/\.d\.ts$/, '')}.tsx'`
  return Object.values(declarations).some((text) => text.includes(name))
}
