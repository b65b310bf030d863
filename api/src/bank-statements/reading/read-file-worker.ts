import { open, readFile } from 'node:fs/promises'
import { Problem } from '../../http/problem.ts'
import { workAside } from '../../work-thread.ts'
import { readCamt, xmlEncodingOf } from './camt.ts'
import { readCsv } from './csv.ts'
import type { StatementAnswer, StatementToRead } from './read-file.ts'

async function headOf(file: string) {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(400), 0, 400, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** True for a file that begins with a tag, whatever mark or zero stands before or within it. */
const isXml = (head: Buffer) => /^[\s\0\u00ef\u00bb\u00bf\u00fe\u00ff]*</.test(head.toString('latin1'))

workAside(async (input: string): Promise<StatementAnswer> => {
  const { file, mappings, typed } = JSON.parse(input) as StatementToRead
  try {
    const head = await headOf(file)
    if (isXml(head)) return { camt: await readCamt(file, xmlEncodingOf(head)) }
    return { csv: readCsv(await readFile(file), mappings, typed) }
  } catch (error) {
    const why = error instanceof Problem ? error.body.reason : undefined
    if (!why) throw error
    return { why }
  }
})
