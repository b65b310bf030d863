import { createReadStream } from 'node:fs'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { SaxesParser } from 'saxes'
import { refuse } from '../../clients/table.ts'
import { addEntry, type CamtEntry, type Texts } from './camt-entry.ts'
import { type FileLines, lineGatherer } from './read-line.ts'

/** Messages of other purposes that banks offer beside the statement: entries of the day, and notices. */
const otherMessages = new Set(['BkToCstmrAcctRpt', 'BkToCstmrDbtCdtNtfctn'])

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** A text that is longer is none that a line shows. */
const maxText = 4000

/**
 * Reads the entries of a CAMT.053 while its text comes in. Elements are known by their local names, which are the same in every version. Entities
 * that a file declares are never expanded: to use one is an error.
 */
function camtReader() {
  const parser = new SaxesParser()
  const gatherer = lineGatherer()
  const path: string[] = []
  let [text, account, isStatement] = ['', '', false]
  let entry: (CamtEntry & { depth: number }) | undefined
  let transaction: { texts: Texts; depth: number } | undefined

  const put = (texts: Texts, key: string, value: string) => texts.set(key, [...(texts.get(key) ?? []), value])
  /** Place that a text belongs to: the innermost of transaction and entry, and its path below that. */
  const place = () => {
    const of = transaction ?? entry
    return of && { texts: of.texts, key: path.slice(of.depth).join('/') }
  }

  parser.on('error', () => {
    throw refuse(reason('invoices.statementBroken', { line: parser.line }))
  })
  parser.on('doctype', () => {
    throw refuse(reason('invoices.statementBroken', { line: parser.line }))
  })
  parser.on('opentag', ({ name, attributes }) => {
    path.push(local(name))
    text = ''
    const at = path.join('/')
    if (otherMessages.has(path[1] ?? '')) throw refuse('invoices.otherCamt')
    if (at === 'Document/BkToCstmrStmt/Stmt') [account, isStatement] = ['', true]
    if (at === 'Document/BkToCstmrStmt/Stmt/Ntry')
      entry = { line: parser.line, texts: new Map(), transactions: [], depth: path.length }
    else if (entry && path.slice(entry.depth).join('/') === 'NtryDtls/TxDtls')
      transaction = { texts: new Map(), depth: path.length }
    const target = place()
    if (target && attributes['Ccy'] !== undefined) put(target.texts, `${target.key}@Ccy`, attributes['Ccy'])
  })
  const addText = (some: string) => {
    if (text.length < maxText) text += some
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const value = text.trim()
    text = ''
    const target = place()
    if (entry && transaction?.depth === path.length) {
      entry.transactions.push(transaction.texts)
      transaction = undefined
    } else if (entry?.depth === path.length) {
      addEntry(gatherer, account, entry)
      entry = undefined
    } else if (target && value !== '') put(target.texts, target.key, value)
    else if (path.join('/') === 'Document/BkToCstmrStmt/Stmt/Acct/Id/IBAN') account = value
    path.pop()
  })

  const close = (): FileLines => {
    parser.close()
    if (!isStatement) throw refuse('invoices.noCamt')
    return gatherer.finish()
  }
  return { write: (some: string) => void parser.write(some), close }
}

/** The encoding that a mark or the first line says. */
export function xmlEncodingOf(head: Buffer) {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return /^[^>]*encoding=["']([\w-]+)["']/.exec(head.toString('latin1'))?.[1] ?? 'utf-8'
}

/** The lines of a CAMT.053, of which no more than a part is in memory at a time. */
export async function readCamt(file: string, encoding: string): Promise<FileLines> {
  let decoder: TextDecoder
  try {
    decoder = new TextDecoder(encoding)
  } catch {
    throw refuse(reason('invoices.statementBroken', { line: 1 }))
  }
  const reader = camtReader()
  for await (const bytes of createReadStream(file)) reader.write(decoder.decode(bytes as Buffer, { stream: true }))
  reader.write(decoder.decode())
  return reader.close()
}
