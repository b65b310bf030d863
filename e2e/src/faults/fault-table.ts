import type { Fault, Moment } from './fault.ts'
import type { Cell } from './run-cell.ts'

const moments: Moment[] = ['start', 'use', 'chunk']
const seenWords: Record<string, string> = {
  content: 'the page',
  previous: 'the version before',
  words: 'words and a button',
}
const cellText = (cell: Cell | undefined) =>
  cell
    ? `${cell.problems.length ? `**fails: ${cell.problems.join('; ')}**, ` : ''}${seenWords[cell.seen] ?? cell.seen}, ${cell.seconds.toFixed(1)} s; back: ${cell.recovered}`
    : ''

/** The table of all cells in Markdown. */
export const faultTable = (faults: readonly Fault[], cells: readonly Cell[]) => {
  const names = faults.map(({ name }) => name).filter((name) => cells.some(({ fault }) => fault === name))
  const failing = cells.filter(({ problems }) => problems.length).length
  const rows = names.map((name) => {
    const of = (moment: Moment) => cellText(cells.find((cell) => cell.fault === name && cell.moment === moment))
    return `| ${name} | ${moments.map(of).join(' | ')} |`
  })
  return `# What breaks, and what people see

Written by \`npm run faults -w e2e\`, which breaks the finance area or the shell in ${names.length} ways in a real browser: from the start of a
page on, before the area is opened in use, and before a page of the open area is opened. Each of the ${cells.length} cells says what stood
at the faulty address, after how many seconds, and what brought the page back once the fault was gone. In each another area
opened, nothing was blank, and nobody saw raw JSON. Cells that fail: ${failing}.

| fault | at the start | in use | while a chunk of an open page is fetched |
|---|---|---|---|
${rows.join('\n')}
`
}
