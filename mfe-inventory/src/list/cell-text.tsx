import type { CSSProperties } from 'react'

type Props = { children: string; lines?: number }

/** Text of any length in a list: breaks where it must and ends after some lines; a reader of the page still gets it whole. */
export function CellText({ children, lines = 2 }: Props) {
  const style: CSSProperties = {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }
  return <span style={style}>{children}</span>
}
