/** The classes by which antd hides an element; the required mark's hides that mark alone. */
const hiddenByAntd = /(^|\s)ant-(?!form-item-required-mark)[\w-]*-hidden(\s|$)/

/**
 * Style that an element states itself: its inline style, `hidden`, and antd's classes for what is hidden. jsdom's own answer
 * resolves every injected style sheet for each element of each query by role, which is a third of a page test's time.
 */
const ownStyle = (element: Element) => {
  const { style, hidden } = element as HTMLElement
  const isHidden = hidden || hiddenByAntd.test(element.getAttribute('class') ?? '')
  const styles: Partial<Record<string, string>> = {
    display: isHidden ? 'none' : style.display || 'block',
    visibility: style.visibility || 'visible',
  }
  return new Proxy(style, {
    get: (own, name) => {
      if (name === 'getPropertyValue') return (property: string) => styles[property] ?? own.getPropertyValue(property)
      if (typeof name === 'string' && styles[name] !== undefined) return styles[name]
      const value: unknown = Reflect.get(own, name, own)
      return typeof value === 'function' ? (value.bind(own) as unknown) : value
    },
  })
}

/**
 * jsdom has no layout: media queries answer for a screen of this width in pixels, whose user asked for less motion;
 * observers never fire.
 */
export const layOut = (width: number) => {
  const matches = (query: string) => {
    if (query.includes('prefers-reduced-motion: reduce')) return true
    const [, bound, pixels] = /\((min|max)-width:\s*([\d.]+)px\)/.exec(query) ?? []
    return bound !== undefined && (bound === 'min' ? width >= Number(pixels) : width <= Number(pixels))
  }
  const listener = { addListener() {}, removeListener() {}, addEventListener() {}, removeEventListener() {} }
  const answer = (query: string) => ({ ...listener, matches: matches(query), media: query, onchange: null })
  window.matchMedia = (query) => ({ ...answer(query), dispatchEvent: () => true })
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window.HTMLElement.prototype, { scrollIntoView: () => {} })
  window.getComputedStyle = ownStyle
}
