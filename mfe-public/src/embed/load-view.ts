import type { EmbedOptions } from './embed-options.ts'

/** Style sheet of the colour, and what the view was made of: answers by their calls. */
type Data = { accent: string; calls: Record<string, unknown> }

/** First view of an element, as the server has rendered it; without `root` it is only known what it would be made of. */
const viewIn = (answer: Document | null, origin: string): (Data & { root?: HTMLElement }) | undefined => {
  const [root, data] = [answer?.querySelector<HTMLElement>('.kh'), answer?.querySelector('script')?.textContent]
  if (!data) return undefined
  // A page may forbid styles in attributes, and its own address is another one.
  for (const element of root?.querySelectorAll<HTMLElement>('[data-style]') ?? []) {
    element.style.cssText = element.dataset['style'] ?? ''
    delete element.dataset['style']
  }
  for (const name of ['src', 'srcset', 'href'])
    for (const element of root?.querySelectorAll(`[${name}*="/"]`) ?? [])
      element.setAttribute(name, (element.getAttribute(name) ?? '').replaceAll(/(^|, )\//g, `$1${origin}/`))
  return { ...(JSON.parse(data) as Data), ...(root && { root }) }
}

/**
 * Asks for the first view of an element; undefined where there is none. As a document, which a request may answer: to make one
 * of a text is what a page with Trusted Types forbids.
 */
export const loadView = (origin: string, options: EmbedOptions) =>
  new Promise<ReturnType<typeof viewIn>>((done) => {
    const { owner, property, unit, shows, lang, accent } = options
    const request = new XMLHttpRequest()
    request.open('GET', `${origin}/embed/view?${new URLSearchParams({ owner, property, unit, shows, lang, accent })}`)
    request.responseType = 'document'
    request.addEventListener('loadend', () => {
      try {
        done(viewIn(request.response as Document | null, origin))
      } catch {
        done(undefined)
      }
    })
    request.send()
  })
