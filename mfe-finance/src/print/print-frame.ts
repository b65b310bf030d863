const style = `body { font: 11pt/1.4 sans-serif; margin: 15mm; color: CanvasText } h1 { font-size: 16pt }
  table { border-collapse: collapse; width: 100% } th, td { border-bottom: 0.5pt solid GrayText; padding: 4pt 6pt; text-align: start; vertical-align: top }
  .figure { text-align: end; white-space: nowrap }`

/** Adds elements to a page that is printed; figures stand at the end of their column. */
export type Add = (parent: Element, tag: string, text?: string, isFigure?: boolean) => Element

const adder =
  (page: Document): Add =>
  (parent, tag, text = '', isFigure = false) => {
    const element = page.createElement(tag)
    element.textContent = text
    if (isFigure) element.className = 'figure'
    parent.append(element)
    return element
  }

type Printed = { title: string; language: string }

/** Prints a page of its own, from a frame that nobody sees beside `host`: the page around it belongs to the shell. */
export const printFrame = ({ title, language }: Printed, host: Element, fill: (body: Element, add: Add) => void) => {
  const frame = document.createElement('iframe')
  // What is not rendered is printed as an empty sheet.
  frame.style.cssText = 'position: fixed; inset-inline-start: -100vw; inline-size: 210mm; block-size: 297mm; border: 0'
  frame.ariaHidden = 'true'
  frame.tabIndex = -1
  host.after(frame)
  const page = frame.contentDocument
  const view = page?.defaultView
  if (!page || !view) return
  page.title = title
  page.documentElement.lang = language
  const add = adder(page)
  add(page.body, 'h1', title)
  fill(page.body, add)
  // A style element would be against the page's policy.
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(style)
  page.adoptedStyleSheets = [sheet]
  view.addEventListener('afterprint', () => frame.remove())
  view.print()
}
