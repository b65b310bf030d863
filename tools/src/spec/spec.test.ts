import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { at } from '../build/workspace.ts'

/** One point: its line in the document, and its cells by the heads of their columns. */
type Row = { line: number; cells: Record<string, string>; isWhole: boolean }

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

const rows: Row[] = []
let heads: string[] = []
const lines = readFileSync(at('tools/src/spec/spec.md'), 'utf8').split('\n')
for (const [index, text] of lines.entries()) {
  if (!text.startsWith('|')) continue
  const cells = cellsOf(text)
  if (lines[index + 1]?.startsWith('|---')) heads = cells
  else if (!text.startsWith('|---'))
    rows.push({
      line: index + 1,
      cells: Object.fromEntries(heads.map((head, column) => [head, cells[column] ?? ''])),
      isWhole: cells.length === heads.length && !cells.includes(''),
    })
}

/** Where a written path lies, by the rules at the top of the document; a bare name lies beside the file before it. */
const placeOf = (written: string, before = '') => {
  if (!written.includes('/')) return path.join(path.dirname(before), written)
  const [folder = '', ...rest] = written.split('/')
  if (['domain', 'contract', 'platform', 'web'].includes(folder)) return path.join('shared-contracts/src', written)
  const inSource = path.join(folder, 'src', ...rest)
  return existsSync(at(inSource)) ? inSource : written
}

/** `file` is empty for a sentence that stands before any. */
type Named = { file: string; sentences: string[] }

/** Each file that a cell names, with the sentences of tests that follow it; `above` are those of the row before. */
const namedIn = (cell: string, above: string[] = []): Named[] => {
  const named = above.map((file): Named => ({ file, sentences: [] }))
  for (const [, code, sentence] of cell.matchAll(/`([^`]+)`|"([^"]+)"/g)) {
    const last = named.at(-1)
    if (code && /^[\w./-]+\.(tsx?|mjs|js|css|sql|md)$/.test(code))
      named.push({ file: placeOf(code, last?.file), sentences: [] })
    else if (sentence && last) last.sentences.push(sentence)
    else if (sentence) named.push({ file: '', sentences: [sentence] })
  }
  return named
}

const titles = new Map<string, string[]>()
const titlesIn = (file: string) => {
  const known = titles.get(file)
  if (known) return known
  const text = file !== '' && existsSync(at(file)) ? readFileSync(at(file), 'utf8') : ''
  const calls = text.matchAll(/(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)
  const found = [...calls].map(([, , title = '']) => title.replaceAll(/\\(.)/g, '$1'))
  titles.set(file, found)
  return found
}

it('every file that the specification names is there', () => {
  const missing = rows.flatMap(({ line, cells }) =>
    Object.values(cells)
      .flatMap((cell) => namedIn(cell))
      .filter(({ file }) => file !== '' && !existsSync(at(file)))
      .map(({ file }) => `${line}: ${file}`),
  )
  expect(missing).toEqual([])
})

it('every sentence that it quotes is that of a test in the file named before it', () => {
  let above: string[] = []
  const wrong = rows.flatMap(({ line, cells: { test = '' } }) => {
    const named = namedIn(test, test.startsWith('same') ? above : [])
    above = named.map(({ file }) => file)
    return named.flatMap(({ file, sentences }) =>
      sentences
        .filter((sentence) => !titlesIn(file).some((title) => title.includes(sentence)))
        .map((sentence) => `${line}: ${file} "${sentence}"`),
    )
  })
  expect(wrong).toEqual([])
})

it('every point says where it lives, what shows it and how far it is', () => {
  const isKnown = ({ state }: Row['cells']) => state === undefined || state.startsWith('done')
  const wrong = rows.filter(({ cells, isWhole }) => !isWhole || !isKnown(cells))
  expect(wrong.map(({ line }) => line)).toEqual([])
  expect(rows.length).toBeGreaterThan(300)
})
