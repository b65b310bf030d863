import type { Page } from '@playwright/test'

/** Texts of which a part cannot be seen, though nothing says so: no dots, no lines that are counted, no scrolling. */
export const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    /** Element that cuts a text off at its side: the element itself or one around it. */
    const frameOf = (element: Element | null): Element | null =>
      element && getComputedStyle(element).overflowX === 'visible' ? frameOf(element.parentElement) : element
    const isCutSideways = (element: Element) => {
      const frame = frameOf(element)
      const style = frame && getComputedStyle(frame)
      if (!style || !clips(style.overflowX)) return false
      // Dots stand for what is in the line of the frame itself.
      const isInLine = frame === element || getComputedStyle(element).display === 'inline'
      if (style.textOverflow === 'ellipsis' && isInLine) return false
      const range = document.createRange()
      range.selectNodeContents(element)
      const [text, around] = [range.getBoundingClientRect(), frame.getBoundingClientRect()]
      return text.left < around.right && text.right > around.right + 1
    }
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { clientHeight, scrollHeight } = element
      const { width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      // What only screen readers find is a box of one pixel.
      const isSeen = width > 1 && height > 1 && style.visibility === 'visible'
      if (!isSeen || ![...element.childNodes].some(isText)) return []
      // The marks below some letters need a little more than the line.
      const isCutBelow = clips(style.overflowY) && style.webkitLineClamp === 'none' && scrollHeight > clientHeight + 4
      return isCutBelow || isCutSideways(element) ? [`${element.localName}: ${element.textContent}`] : []
    })
  })
