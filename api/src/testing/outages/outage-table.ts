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

/** The table of all rows in Markdown. */
export const outageTable = (rows: readonly { outage: Outage; outcome: Outcome | undefined }[]) => {
  const failing = rows.filter(({ outcome }) => outcome && outcome.problems.length > 0).length
  const line = ({ outage, outcome }: (typeof rows)[number]) => {
    const broken = outcome?.problems.length ? `**fails: ${outcome.problems.join('; ')}**, ` : ''
    return `| ${outage.name} | ${outage.promise} | ${outcome ? broken + outcome.seen : `not run: ${outage.cannotRun}`} |`
  }
  return `# What breaks beneath us, and what is promised

Written by \`npm run test:faults\`, which breaks what a real API runs on: its process, PostgreSQL, the disk, the mail server, the bucket, the
clock, and what clients send. Where it says "under load", four lanes book, enter payments, issue documents, add pictures and cause
mails meanwhile; whatever was acknowledged is looked for afterwards. Rows that fail: ${failing}.

| what breaks | promise | measured |
|---|---|---|
${rows.map(line).join('\n')}
`
}
