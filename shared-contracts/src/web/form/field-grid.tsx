import type { ReactNode } from 'react'

/** Inputs side by side where there is room, below one another where there is none. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))', columnGap: 16 }}
    >
      {children}
    </div>
  )
}
