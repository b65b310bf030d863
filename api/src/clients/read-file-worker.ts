import { readFile } from 'node:fs/promises'
import { Problem } from '../http/problem.ts'
import { workAside } from '../work-thread.ts'
import { readClients } from './import-rows.ts'
import type { FileRead, FileToRead } from './read-file.ts'
import { readTable } from './table.ts'

workAside(async (input: string): Promise<FileRead> => {
  const { file, encoding: chosen, columns } = JSON.parse(input) as FileToRead
  const bytes = await readFile(file)
  try {
    const { encoding, table } = readTable(bytes, chosen)
    return { read: { ...readClients(table, columns), encoding } }
  } catch (error) {
    const why = error instanceof Problem ? error.body.reason : undefined
    if (!why) throw error
    return { why }
  }
})
