import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'

type Cell = string | number | { day: string } | null

/** Days are counted from the last of 1899, and are days by the format of their cell alone. */
const dayOf = (serial: number) => new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10)

const elements = (xml: string, name: string) => {
  const list: { attributes: Record<string, string>; texts: string[] }[] = []
  const parser = new SaxesParser()
  let open: (typeof list)[number] | undefined
  parser.on('opentag', (tag) => {
    if (tag.name === name) list.push((open = { attributes: tag.attributes, texts: [] }))
  })
  parser.on('text', (text) => void open?.texts.push(text))
  parser.on('closetag', (tag) => {
    if (tag.name === name) open = undefined
  })
  parser.write(xml).close()
  return list
}

/** The rows of a spreadsheet as a program computes with them: texts, numbers and days. */
export function readSheet(bytes: Buffer): Cell[][] {
  const files = unzipSync(new Uint8Array(bytes))
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const texts = elements(part('xl/sharedStrings.xml'), 'si').map((one) => one.texts.join(''))
  const styles = part('xl/styles.xml')
  const dayFormats = elements(styles, 'numFmt')
    .filter(({ attributes }) => attributes['formatCode']?.includes('yyyy'))
    .map(({ attributes }) => attributes['numFmtId'])
  const isDay = elements(styles, 'xf').map(({ attributes }) => dayFormats.includes(attributes['numFmtId']))
  const rows: Cell[][] = []
  for (const { attributes, texts: values } of elements(part('xl/worksheets/sheet1.xml'), 'c')) {
    const [, column = 'A', row = '1'] = /^([A-Z])(\d+)$/.exec(attributes['r'] ?? '') ?? []
    const value = values.join('')
    const line = (rows[Number(row) - 1] ??= [])
    const at = column.charCodeAt(0) - 65
    while (line.length < at) line.push(null)
    if (attributes['t'] === 's') line[at] = texts[Number(value)] ?? ''
    else line[at] = isDay[Number(attributes['s'] ?? 0)] ? { day: dayOf(Number(value)) } : Number(value)
  }
  return rows
}
