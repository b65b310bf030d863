import type { ReactNode } from 'react'

const columns = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 16, maxWidth: 1280 } as const
const cards = { display: 'grid', gap: 16, flex: '3 1 440px', minWidth: 0 } as const
const beside = { flex: '2 1 320px', minWidth: 0, position: 'sticky', top: 16 } as const

type Props = {
  /** Preview of the settings; stays in sight beside the cards, and comes below them on a phone. */
  preview: ReactNode
  children: ReactNode
}

/** The cards of a page of settings, with a preview. */
export function SettingsColumns({ preview, children }: Props) {
  return (
    <div style={columns}>
      <div style={cards}>{children}</div>
      <div style={beside}>{preview}</div>
    </div>
  )
}
