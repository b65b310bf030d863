import type { ReactNode } from 'react'

/** Name of a choice in full, `optionRender={WholeName}`: a long one goes on in the next line, for two of them may begin alike. */
export function WholeName({ label }: { label?: ReactNode }) {
  return <span style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{label}</span>
}
