import { createElement, Fragment, type ReactNode } from 'react'

// Without JSX: builds read which catalogs a page has by Node itself.
/**
 * A message with elements in it, each named by a tag: `withTags('Read the <terms>terms</terms>.', { terms: (words) =>
 * <a href="/terms">{words}</a> })`. What a tag has no element for stands there as its words. Without JSX, because a build reads the
 * catalogs of an area with Node.
 */
export const withTags = (message: string, elements: Record<string, (words: string) => ReactNode>): ReactNode[] => {
  const parts = message.split(/<(\w+)>(.*?)<\/\1>/s)
  return parts.map((part, at) => {
    // In an element of its own: a browser's translator takes a text node away.
    if (at % 3 === 0) return part === '' ? null : createElement('span', { key: at }, part)
    if (at % 3 === 2) return null
    const words = parts[at + 1] ?? ''
    return createElement(Fragment, { key: at }, elements[part]?.(words) ?? words)
  })
}
