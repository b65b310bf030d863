import { clientOutages } from './clients.ts'
import { databaseOutages } from './databases.ts'
import { diskOutages } from './disks.ts'
import { clockOutages } from './clocks.ts'
import { neighbourOutages } from './neighbours.ts'
import type { Outage, Outcome } from './outage.ts'
import { processOutages } from './processes.ts'
import { workerOutages } from './workers.ts'

export const outages: readonly Outage[] = [
  ...processOutages,
  ...workerOutages,
  ...databaseOutages,
  ...diskOutages,
  ...neighbourOutages,
  ...clockOutages,
  ...clientOutages,
]

export type Row = { outage: Outage; outcome: Outcome | undefined }

const rowText = ({ outage, outcome }: Row) => {
  const broken = outcome?.problems.length ? `**fails: ${outcome.problems.join('; ')}**, ` : ''
  return `| ${outage.name} | ${outage.promise} | ${outcome ? broken + outcome.seen : `not run: ${outage.cannotRun}`} |`
}

/** The table in Markdown: what was run now, and what a table before says of the others. */
export const outageTable = (all: readonly Outage[], ran: readonly Row[], before: string) => {
  const lines = all.flatMap(({ name }) => {
    const row = ran.find(({ outage }) => outage.name === name)
    return row ? rowText(row) : (before.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? [])
  })
  const failing = lines.filter((line) => line.includes('**fails: ')).length
  return `# What breaks beneath us, and what is promised

Written by \`npm run outages -w deploy\`, which breaks what a real API runs on: its process, PostgreSQL, the disk, the mail server, the bucket, the
clock, and what clients send. Where it says "under load", four lanes book, enter payments, issue documents, add pictures and cause
mails meanwhile; whatever was acknowledged is looked for afterwards. Rows that fail: ${failing}.

| what breaks | promise | measured |
|---|---|---|
${lines.join('\n')}
`
}
