import type { Count, DatabaseContent } from '../backup/manifest.ts'

/** Progress of a command on stderr; its outcome, which scripts may read, goes to stdout. */
export const say = (step: string) => void process.stderr.write(`${step} …\n`)

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

type Content = { database: DatabaseContent; media?: Count | undefined; releases?: Pick<Count, 'files'> | undefined }

/** Content of a system or a backup, for people. */
export const contentInWords = ({ database: { tables }, media, releases }: Content) => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `${counted(rows, 'row')} in ${counted(tables.length, 'table')}`,
    ...(media ? [`${counted(media.files, 'stored file')} of ${(media.bytes / 1e6).toFixed(1)} MB`] : []),
    ...(releases ? [`${counted(releases.files, 'file')} of releases`] : []),
  ].join(', ')
}
