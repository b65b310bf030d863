import { readFileSync } from 'node:fs'
import path from 'node:path'
import { outages } from '../outages/outage-list.ts'
import { faultRows } from './run-fault.ts'

type Table = { file: string; intro: string; rows: readonly { fails: string; holds: string }[] }

const inDocs = (name: string) => path.join(import.meta.dirname, '../../../docs', name)

export const faultTable: Table = {
  file: inDocs('faults.md'),
  intro: `# What breaks in the browser, and what people see

Written by \`npm run faults -w e2e\`, which breaks the finance area or the shell in a real browser: from the start of a page, before
the area is opened in use, or before another page of the open area is opened. In each row another area opens meanwhile, nothing is
blank, nobody sees raw JSON, and the page comes back once the fault is gone. A script that is refused, reset, or answered with 404
or 503 fails alike for the browser, and so does one whose hash or type is wrong: each file has one row of each kind.`,
  rows: faultRows,
}

export const outageTable: Table = {
  file: inDocs('outages.md'),
  intro: `# What breaks beneath us, and what is promised

Written by \`npm run faults -w e2e\`, which breaks what a real API runs on: its process, PostgreSQL, the disk, the mail server, the bucket, the
clock, and what clients send. Where it says "under load", four lanes book, enter payments, issue documents, add pictures and cause
mails meanwhile; whatever was acknowledged is looked for afterwards.`,
  rows: outages,
}

const lineOf = ({ fails, holds }: Table['rows'][number], measured: string) => `| ${fails} | ${holds} | ${measured} |`

/** A table in Markdown. Rows that were not measured now keep what the file says of them. */
export const tableText = ({ file, intro, rows }: Table, measured: ReadonlyMap<string, string> = new Map()) => {
  const before = new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.split(' | '))
      .map(([fails = '', , ...cells]) => [fails.slice(2), cells.join(' | ').slice(0, -2)]),
  )
  const lines = rows.map((row) => lineOf(row, measured.get(row.fails) ?? before.get(row.fails) ?? 'not measured yet'))
  return `${intro}

| what breaks | what holds | measured |
|---|---|---|
${lines.join('\n')}
`
}
