import type { HTMLAttributes } from 'react'

type Look = {
  /** Pixels. */
  size?: 12 | 13 | 14 | 15 | 16 | 18 | 20
  weight?: 400 | 500 | 600
  /** On lines of its own. */
  block?: boolean
  /** Stays on one line. */
  nowrap?: boolean
  /** Keeps the lines that were typed. */
  preLine?: boolean
  /** Breaks a long word, as an address is one, before it is wider than its place. */
  breakWord?: boolean
  /** Digits of the same width, which stand below one another in a column. */
  numeric?: boolean
  align?: 'center' | 'end'
}

type Props = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> &
  Look &
  (
    | { component?: 'b' | 'code' | 'dd' | 'div' | 'dt' | 'h2' | 'h3' | 'p' | 'span' | 'td'; type?: never }
    | { type: 'secondary' | 'danger' | 'warning'; component?: never }
  )

/** Of the shell's frame, so that a list of hundreds asks no theme for them. */
const inks = { secondary: 'var(--ink-quiet)', danger: 'var(--ink-danger)', warning: 'var(--ink-warning)' }
const withMargin = ['dd', 'h2', 'h3', 'p']

/** A text, in one of the sizes that there are; `type` is its colour. Paragraphs and headings have no margins. */
export function Text(props: Props) {
  const {
    component: Element = 'span',
    type,
    size,
    weight,
    block,
    nowrap,
    preLine,
    breakWord,
    numeric,
    align,
    ...rest
  } = props
  const style = {
    margin: withMargin.includes(Element) ? 0 : undefined,
    display: block ? 'block' : undefined,
    fontSize: size,
    fontWeight: weight,
    fontVariantNumeric: numeric ? 'tabular-nums' : undefined,
    overflowWrap: breakWord ? 'anywhere' : undefined,
    textAlign: align,
    whiteSpace: nowrap ? 'nowrap' : preLine ? 'pre-line' : undefined,
  } as const
  if (type)
    return <span {...rest} style={{ ...style, color: inks[type], lineHeight: 22 / 14, wordBreak: 'break-word' }} />
  return <Element {...rest} style={style} />
}
