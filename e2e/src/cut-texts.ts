import type { Page } from '@playwright/test'

/** Texts of which a part cannot be seen, though nothing says so: no dots, no lines that are counted, no scrolling. */
export const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      // What only screen readers find is a box of one pixel.
      if (clientWidth <= 1 || clientHeight <= 1 || ![...element.childNodes].some(isText)) return []
      const style = getComputedStyle(element)
      const sideways = clips(style.overflowX) && style.textOverflow !== 'ellipsis' && scrollWidth > clientWidth + 1
      // The marks below some letters need a little more than the line.
      const below = clips(style.overflowY) && style.webkitLineClamp === 'none' && scrollHeight > clientHeight + 4
      return sideways || below ? [`${element.localName}.${element.className}: ${element.textContent}`] : []
    })
  })
