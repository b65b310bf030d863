/** An opening tag of a page: its name and attributes, in small letters. */
export type Tag = { name: string; attributes: ReadonlyMap<string, string> }

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (all, decimal, hex, name) => {
    if (name) return named[String(name).toLowerCase()] ?? all
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : all
  })

/** Elements whose content is text, whatever it looks like. */
const raw = new Set(['script', 'style', 'textarea', 'title'])

const matchAt = (pattern: RegExp, html: string, at: number) => {
  pattern.lastIndex = at
  return pattern.exec(html)
}

/** Every opening tag of a page, once through it from front to back. */
export const tagsOf = (html: string): Tag[] => {
  const tags: Tag[] = []
  let at = html.indexOf('<')
  while (at >= 0) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 4)
      if (end < 0) break
      at = html.indexOf('<', end)
      continue
    }
    const open = matchAt(/<([a-z][a-z0-9-]*)/iy, html, at)
    if (!open) {
      at = html.indexOf('<', at + 1)
      continue
    }
    const name = (open[1] ?? '').toLowerCase()
    const attributes = new Map<string, string>()
    let end = at + open[0].length
    const attribute = /[\s/]*([^\s=>/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/y
    for (let found = matchAt(attribute, html, end); found; found = matchAt(attribute, html, end)) {
      const [all, key = '', ...values] = found
      if (!attributes.has(key.toLowerCase()))
        attributes.set(key.toLowerCase(), decoded(values.find((value) => value !== undefined) ?? ''))
      end += all.length
    }
    tags.push({ name, attributes })
    const close = raw.has(name) ? matchAt(new RegExp(`</${name}`, 'gi'), html, end)?.index : end
    if (close === undefined) break
    at = html.indexOf('<', raw.has(name) ? close + 2 : Math.max(close, at + 1))
  }
  return tags
}
