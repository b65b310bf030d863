import type { ReactNode } from 'react'

/** How a list shows the name of a choice, `optionRender={WholeName}`: a long one goes on in the next line, for two of them may begin alike. */
export function WholeName({ label }: { label?: ReactNode }) {
  return <span style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{label}</span>
}
