import type { ReactNode } from 'react'

type Props = {
  /** Of a field, in pixels: short ones fit into a line together. */
  minWidth?: number
  children: ReactNode
}

/** Inputs side by side where there is room, below one another where there is none; inside another grid, a line of its own. */
export function FieldGrid({ minWidth = 200, children }: Props) {
  return (
    <div
      style={{
        ...{ display: 'grid', gridColumn: '1 / -1', columnGap: 16 },
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${minWidth}px, 100%), 1fr))`,
      }}
    >
      {children}
    </div>
  )
}
