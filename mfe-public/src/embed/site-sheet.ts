let made: CSSStyleSheet | undefined

/**
 * The styles of the site, made once for every element. A `rem` is the page's own, so it becomes what the visitor's
 * browser shows text at.
 */
export const siteSheet = (place: HTMLElement, css: string) => {
  if (made) return made
  const size = Number.parseFloat(getComputedStyle(place).fontSize) || 16
  made = new CSSStyleSheet()
  made.replaceSync(css.replace(/(\d*\.?\d+)rem\b/g, (_, count: string) => `${Number(count) * size}px`))
  return made
}
