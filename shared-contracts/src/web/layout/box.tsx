import type { HTMLAttributes } from 'react'

/** Pixels between two things; everything that needs another distance is drawn by hand. */
export type Space = 0 | 4 | 8 | 12 | 16 | 20 | 24

type Props = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  component?: 'div' | 'li' | 'section'
  /** Of its parts in the row of a `Flex`: how it grows, shrinks, and how wide it is before that. */
  flex?: number | string
  marginTop?: Space
  marginBottom?: Space
  padding?: Space
  /** Pixels. */
  maxWidth?: number
  /** Breaks a long word, as an address is one, before it is wider than the box. */
  breakWord?: boolean
}

/** A block with room around it. In a row it becomes narrower than its longest word rather than wider than the row. */
export function Box({
  component: Element = 'div',
  flex,
  marginTop,
  marginBottom,
  padding,
  maxWidth,
  breakWord,
  ...rest
}: Props) {
  const overflowWrap = breakWord ? 'anywhere' : undefined
  return <Element {...rest} style={{ flex, minWidth: 0, maxWidth, marginTop, marginBottom, padding, overflowWrap }} />
}
