import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const databaseContent = z.object({
  /** The version of its server. */
  postgres: z.string(),
  installation: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int(), digest: z.string() }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
})
/** Content of a database, in numbers by which two can be compared. */
export type DatabaseContent = z.infer<typeof databaseContent>

const count = z.object({ files: z.number().int(), bytes: z.number().int() })
export type Count = z.infer<typeof count>

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Origin of the parts. */
  from: z.object({
    database: z.enum(['embedded', 'server']),
    media: z.enum(['folder', 'bucket']),
    releases: z.string(),
  }),
  database: databaseContent,
  media: count,
  releases: count,
  /** Files that rows name and that the system itself had lost or damaged. */
  lost: z.array(z.string()),
})
/** Manifest of a backup. */
export type Manifest = z.infer<typeof manifest>

export const manifestFile = 'manifest.json'
/** File with the rows of a table in a backup: the text of COPY, compressed. */
export const partOf = (table: string) => `database/${table}.copy.zst`

export async function readManifest(folder: string): Promise<Manifest> {
  const parsed = manifest.safeParse(JSON.parse(await readFile(join(folder, manifestFile), 'utf8')))
  if (!parsed.success) throw new Error(`${manifestFile} is not that of a backup that this version knows.`)
  return parsed.data
}
