import type { FeedProblem } from './feed-event.ts'

export const maxEvents = 5000
/** Of a line, unfolded: ical.js reads its parameters in time that grows with the square of its length. */
const maxLineLength = 4000

/** A body without folds. Some programs fold between two bytes of one letter, so that it is unfolded before it is decoded. */
const unfolded = (body: Uint8Array) =>
  Buffer.from(
    Buffer.from(body.buffer, body.byteOffset, body.byteLength)
      .toString('latin1')
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/\n[ \t]/g, ''),
    'latin1',
  )

const decode = (bytes: Uint8Array) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const isPage = (text: string) =>
  /^\s*<(?:!doctype\s+html|html|head|body|script|meta|!--)/i.test(text) || /<html[\s>]/i.test(text.slice(0, 2000))

/** True if the last calendar in the text is closed, and nothing begins after it. */
const isWhole = (text: string) => {
  const end = [...text.matchAll(/^END:VCALENDAR[ \t]*$/gim)].at(-1)?.index ?? -1
  return end >= 0 && !/^BEGIN:/im.test(text.slice(end))
}

/** The calendar of a body, one property a line, or why there is none. */
export const readText = (body: Uint8Array): { text: string } | { problem: FeedProblem } => {
  // PostgreSQL stores no U+0000.
  const all = decode(unfolded(body)).replaceAll('\0', '')
  const begin = all.search(/^[ \t]*BEGIN:VCALENDAR[ \t]*$/im)
  // Within a calendar a page is a description: programs for mail write theirs in HTML.
  if (isPage(begin === -1 ? all : all.slice(0, begin))) return { problem: 'login' }
  if (begin === -1) return { problem: /^\s*BEGIN:VCAL/i.test(all) ? 'truncated' : 'not_calendar' }
  const text = all.slice(begin).trimStart()
  if (!isWhole(text)) return { problem: 'truncated' }
  let events = 0
  for (const _ of text.matchAll(/^BEGIN:VEVENT[ \t]*$/gim)) if (++events > maxEvents) return { problem: 'too_many' }
  return {
    text: text
      .split('\n')
      .map((line) => line.slice(0, maxLineLength).trimEnd())
      // One without a date makes no series, and ical.js refuses it.
      .filter((line) => !/^RDATE[^:]*:$/i.test(line))
      .join('\n'),
  }
}
