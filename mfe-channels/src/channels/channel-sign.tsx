import { accentShades } from '@keyhaven/shared-contracts/domain/accent'
import type { CSSProperties } from 'react'
import './channel-sign.css'

/** The first letter of a channel in its colour; its name stands beside it. */
export function ChannelSign({ name, colour }: { name: string; colour: string }) {
  const { light, dark } = accentShades(colour)
  const style = {
    '--channels-by-day': light.accent,
    '--channels-on-day': light['on-accent'],
    '--channels-by-night': dark.accent,
    '--channels-on-night': dark['on-accent'],
  } as CSSProperties
  return (
    <span className="channel-sign" aria-hidden style={style}>
      {name.charAt(0).toUpperCase()}
    </span>
  )
}
