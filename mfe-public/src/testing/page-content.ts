const attributes = (elements: Iterable<Element>, ...names: string[]) =>
  Array.from(elements, (element) => names.map((name) => element.getAttribute(name)))

/** All that can be read, followed and seen. */
export const contentOf = (page: Element) => ({
  words: page.textContent,
  headings: Array.from(page.querySelectorAll('h1, h2, h3'), ({ tagName, textContent }) => [tagName, textContent]),
  links: attributes(page.querySelectorAll('a'), 'href', 'aria-label', 'class'),
  pictures: attributes(page.querySelectorAll('img'), 'src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'),
  fields: attributes(page.querySelectorAll('input, button'), 'type', 'min', 'max', 'value', 'aria-label', 'class'),
  classes: attributes(page.querySelectorAll('*'), 'class'),
})

/** The lodging data in the head of a page. */
export const graphIn = (head: string) => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? []
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']
}

const picture = {
  ...{ id: 1, image: 'lake.webp', alt_text: 'By the lake', width: 1200, height: 800 },
  sources: [800, 400].map((width) => ({ width, image: `lake-${width}.webp` })),
}
/** As if the first house, or the first unit, had a picture: jsdom cannot send one. */
export const pictured = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replace('"images":[]', `"images":[${JSON.stringify(picture)}]`))
