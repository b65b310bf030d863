import { accentShades } from '@keyhaven/shared-contracts/domain/accent'
import type { CSSProperties } from 'react'

const styles = new Map<string, CSSProperties>()

const styleOf = (colour: string) => {
  const { light, dark } = accentShades(colour)
  return {
    '--bookings-by-day': light.accent,
    '--bookings-on-day': light['on-accent'],
    '--bookings-by-night': dark.accent,
    '--bookings-on-night': dark['on-accent'],
  } as CSSProperties
}

/**
 * The colour of a channel as `.tl-channel` reads it. It can be told from the ground in both themes, and words on it are readable, whatever its owner
 * chose. A calendar has hundreds of bars in few colours, so each is worked out once.
 */
export const channelColours = (colour: string): CSSProperties => {
  const style = styles.get(colour) ?? styleOf(colour)
  styles.set(colour, style)
  return style
}
