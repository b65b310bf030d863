import ical from 'ical.js'

type Property = [name: string, parameters: Record<string, unknown>, type: string, ...values: unknown[]]
/** A component as ical.js parses it (jCal, RFC 7265). */
export type Component = [name: string, properties: Property[], components: Component[]]

export const propertyOf = ([, properties]: Component, name: string) => properties.find(([one]) => one === name)

/** The first value of a property where it is a text, else empty. */
export const textOf = (component: Component, name: string) => {
  const value = propertyOf(component, name)?.[3]
  return typeof value === 'string' ? value : ''
}

const isComponent = (value: unknown): value is Component =>
  Array.isArray(value) && typeof value[0] === 'string' && Array.isArray(value[1]) && Array.isArray(value[2])

/** Every component of a name, wherever it lies: an event whose end is missing has the next one within. */
const allOf = (roots: readonly Component[], name: string) => {
  const matches: Component[] = []
  const open = roots.toReversed()
  for (let one = open.pop(); one; one = open.pop()) {
    if (one[0] === name) matches.push(one)
    open.push(...one[2].toReversed())
  }
  return matches
}

const parse = (text: string): Component[] | undefined => {
  try {
    const parsed: unknown = ical.parse(text)
    return isComponent(parsed) ? [parsed] : Array.isArray(parsed) ? parsed.filter((one) => isComponent(one)) : []
  } catch {
    return undefined
  }
}

const parseLine = (line: string): Property | undefined => {
  const name = /^[\w-]+/.exec(line)?.[0].toLowerCase()
  if (!name) return undefined
  try {
    return ical.parse.property(line) as Property
  } catch {
    // That it stood there says enough of some: an event with a rule that is broken repeats all the same.
    return [name, {}, 'unknown', '']
  }
}

/** The lines of a component itself, without those of what lies within. */
const ownLines = (lines: readonly string[]) => {
  let depth = 0
  return lines.filter((line) => {
    if (/^BEGIN:/i.test(line)) depth += 1
    else if (/^END:/i.test(line)) depth = Math.max(0, depth - 1)
    else return depth === 0
    return false
  })
}

const boundary = /^(BEGIN|END):(VEVENT|VCALENDAR|VTIMEZONE)$/i

/** Events and zones one by one, as far as each can be read: a line that ical.js refuses loses the whole body otherwise. */
const salvage = (text: string) => {
  const events: Component[] = []
  const zones: Component[] = []
  let lines: string[] = []
  let opened = ''
  const closeEvent = () => {
    const whole = parse(['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\n'))?.[0]
    const properties = (): Property[] =>
      ownLines(lines).flatMap((line) => {
        const property = parseLine(line)
        return property ? [property] : []
      })
    events.push(whole ?? ['vevent', properties(), []])
  }
  for (const line of text.split('\n')) {
    const [, side = '', name = ''] = boundary.exec(line)?.map((part) => part.toUpperCase()) ?? []
    if (!side) {
      lines.push(line)
      continue
    }
    const isEnd = side === 'END'
    // The end of an event whose beginning is missing closes one as well.
    const isOrphan = isEnd && name === 'VEVENT' && lines.some((one) => /^DTSTART[;:]/i.test(one))
    if (opened === 'VEVENT' || isOrphan) closeEvent()
    else if (isEnd && name === 'VTIMEZONE' && opened === name)
      zones.push(...(parse(['BEGIN:VTIMEZONE', ...lines, line].join('\n')) ?? []))
    opened = isEnd ? '' : name
    lines = []
  }
  return { events, zones }
}

export type Feed = { prodId: string; events: Component[]; zones: Component[] }

/** Events and time zones of a calendar; undefined where it cannot be read at all. */
export const parseFeed = (text: string): Feed | undefined => {
  const roots = parse(text)
  // Where the beginning of an event is missing, ical.js gives what it has to the calendar.
  const isMixed = roots?.some((root) => root[0] === 'vcalendar' && propertyOf(root, 'dtstart'))
  if (roots && !isMixed) {
    const calendar = roots.find(([name]) => name === 'vcalendar')
    return {
      prodId: calendar ? textOf(calendar, 'prodid') : '',
      events: allOf(roots, 'vevent'),
      zones: allOf(roots, 'vtimezone'),
    }
  }
  const { events, zones } = salvage(text)
  if (events.length === 0) return undefined
  return { prodId: /^PRODID[^:\n]*:(.*)$/im.exec(text)?.[1] ?? '', events, zones }
}
