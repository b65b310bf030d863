import { accentShades, isAccent } from '@keyhaven/shared-contracts/domain/accent'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Typography } from 'antd'
import { settingsCatalog } from '../messages/settings-catalog.ts'

const swatch = { display: 'inline-block', width: 14, height: 14, marginInlineEnd: 6, borderRadius: 4 } as const

/** Which colours guests see, where the chosen one would be hard to read in one of the themes. */
export function ShownColours({ accent }: { accent: string | null | undefined }) {
  const t = useMessages(settingsCatalog)
  if (!isAccent(accent)) return null
  const { light, dark } = accentShades(accent)
  if ([light, dark].every((shades) => shades.accent === accent.toLowerCase())) return null
  return (
    <Typography.Text type="secondary" style={{ display: 'block', marginTop: 6 }}>
      {[light.accent, dark.accent].map((colour) => (
        <span key={colour} aria-hidden="true" style={{ ...swatch, background: colour }} />
      ))}
      <span>{t.colourShown(light.accent, dark.accent)}</span>
    </Typography.Text>
  )
}
