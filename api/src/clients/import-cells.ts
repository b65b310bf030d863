import type { ImportTarget } from '@keyhaven/shared-contracts/contract/bookings/client-import'
import { importColumns } from '@keyhaven/shared-contracts/contract/bookings/client-import'
import { noteLength } from '@keyhaven/shared-contracts/domain/text'
import { countryCode } from '@keyhaven/shared-contracts/domain/place/countries'
import { reason, type Reason } from '@keyhaven/shared-contracts/domain/reasons/reason'

export type Heading = keyof typeof importColumns
export type Cells = Record<Heading, string> & { notes: string }
type Field = (typeof importColumns)[Heading]

const headings = Object.keys(importColumns) as Heading[]
/** Cell that was read differently from how it stands in the file. */
export type Remark = { column: Heading; reason: Reason }

/** Countries whose postal codes have five digits, of which a spreadsheet drops a zero in front. */
const fiveDigits = new Set(['DE', 'FR', 'IT', 'ES', 'HR', 'US', 'FI', 'EE', 'TR'])

/** „Maier, Karl“ has the last name first; otherwise the last word is the last name. */
export function splitName(name: string) {
  const [last = '', ...first] = name.split(',').map((part) => part.trim())
  if (first.some(Boolean)) return { first_name: first.join(' '), last_name: last }
  const words = name.trim().split(/\s+/)
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' }
}

/** „Seeweg 7a“ and „12 Main Street“: the number at the end, else the one in front. */
function splitStreet(line: string) {
  const behind = /^(\D*\p{L}.*?)[\s,]+(?:n[r°o]\.?\s*)?(\d+\s?[\p{L}]?(?:[/-]\s?\d*\s?\p{L}{0,2})*)$/u.exec(line)
  if (behind) return { street: behind[1] ?? '', house_number: behind[2] ?? '' }
  const before = /^(\d+\s?\p{L}?(?:[/-]\d+)?),?\s+(\p{L}.+)$/u.exec(line)
  return before ? { street: before[2] ?? '', house_number: before[1] ?? '' } : { street: line, house_number: '' }
}

const splitPlace = (line: string) => {
  const [, postal_code = '', city = ''] =
    /^((?:[A-Z]{1,3}-)?\d[\d -]{2,8}\d(?:\s?[A-Z]{2}(?=\s))?)\s+(\p{L}.*)$/u.exec(line) ?? []
  if (city) return { postal_code, city }
  const [, town = line, code = ''] = /^(\p{L}.*?),?\s+(\d[\d -]{2,8}\d)$/u.exec(line) ?? []
  return { postal_code: code, city: town }
}

/** The client that a row of a file means, by where each of its columns goes, and what had to be read into it. */
export function cellsOf(row: readonly string[], columns: readonly string[], targets: readonly ImportTarget[]) {
  const remarks: Remark[] = []
  const notes: string[] = []
  const cellOf = (target: ImportTarget) => row[targets.indexOf(target)]?.trim() ?? ''
  const field = Object.fromEntries(headings.map((heading) => [importColumns[heading], ''])) as Record<Field, string>
  const fill = (values: Partial<Record<Field, string>>) => {
    for (const [name, value] of Object.entries(values) as [Field, string][]) if (field[name] === '') field[name] = value
  }
  const first = (heading: Heading, cell: string, pattern: RegExp, isOne: (part: string) => boolean) => {
    const parts = cell
      .split(pattern)
      .map((part) => part.trim())
      .filter(Boolean)
    const at = Math.max(0, parts.findIndex(isOne))
    const [firstPart = '', others] = [parts[at], parts.filter((_, index) => index !== at)]
    if (others.length > 0) {
      remarks.push({ column: heading, reason: reason('bookings.firstTaken', { taken: firstPart, others }) })
      notes.push(...others)
    }
    return firstPart
  }
  for (const [at, target] of targets.entries()) {
    const cell = (row[at] ?? '').trim()
    if (cell === '' || target === '') continue
    if (target === 'name') fill(splitName(cell))
    else if (target === 'notes')
      notes.push(
        /^(?:not|notiz|bemerk|anmerk|komment|comment|pozn|opmerk|osserv)/i.test(columns[at] ?? '')
          ? cell
          : `${columns[at]}: ${cell}`,
      )
    else if (target === 'email')
      fill({ email: first('Email', cell, /\s*(?:[,;|\n]|:::)\s*(?=\S+@)/, (part) => part.includes('@')) })
    else if (target === 'phone')
      fill({
        phone: first('Phone', cell, /\s*(?:[,|\n]|:::|;(?!ext=))\s*/, (part) =>
          /\d{3}/.test(part.replaceAll(/\D/g, '')),
        ),
      })
    else if (target === 'postal_city') fill(splitPlace(cell))
    else if (target === 'street' || target === 'street_number') {
      const [line = '', ...more] = cell.split(/\s*\n\s*/).filter(Boolean)
      fill(target === 'street' ? { street: line } : splitStreet(line))
      for (const other of more) {
        const place = splitPlace(other)
        const isThere =
          [cellOf('city'), cellOf('postal_code')].includes(other) ||
          (place.postal_code !== '' && place.postal_code === cellOf('postal_code'))
        if (countryCode(other)) fill({ country: other })
        else if (place.postal_code && cellOf('postal_code') + cellOf('postal_city') === '') fill(place)
        else if (!isThere) field.street += `, ${other}`
      }
      if (more.length > 0)
        remarks.push({ column: 'Street', reason: reason('bookings.addressLinesRead', { lines: [line, ...more] }) })
    } else fill({ [target]: cell.replaceAll(/\s*\n\s*/g, ' ') })
  }
  const code = field.postal_code
  if (/^\d{4}$/.test(code) && fiveDigits.has(countryCode(field.country) ?? '')) {
    field.postal_code = `0${code}`
    remarks.push({
      column: 'Postal code',
      reason: reason('bookings.zeroAdded', { read: field.postal_code, written: code }),
    })
  }
  const all = notes.join('\n')
  const cells = Object.fromEntries(headings.map((heading) => [heading, field[importColumns[heading]]])) as Cells
  cells.notes = all.slice(0, noteLength)
  if (all.length > noteLength)
    remarks.push({ column: 'Last name', reason: reason('bookings.notesCut', { most: noteLength }) })
  return { cells, remarks }
}
