import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, theme } from 'antd'
import { seasonsCatalog } from '../messages/catalogs.ts'
import { kindOf, nightsText, useSeasonColors } from './season-display.ts'

type Props = {
  label: string
  seasons: readonly Season[]
  colors: ReadonlyMap<string, number>
  onEdit: (season: Season) => void
}

/** The seasons of a unit in words, each a way to change it. */
export function SeasonList({ label, seasons, colors, onEdit }: Props) {
  const { strip } = useMessages(seasonsCatalog)
  const { euros } = useLanguage()
  const { token } = theme.useToken()
  const colorOf = useSeasonColors()
  return (
    <ul
      aria-label={label}
      style={{ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 8 }}
    >
      {seasons.map((season) => {
        const { background, borderColor } = colorOf(colors.get(kindOf(season.name)))
        return (
          <li key={season.id} style={{ maxWidth: '100%' }}>
            <Button
              onClick={() => onEdit(season)}
              style={{
                maxWidth: '100%',
                height: 'auto',
                padding: '5px 10px',
                whiteSpace: 'normal',
                textAlign: 'start',
              }}
            >
              <span
                aria-hidden
                style={{
                  width: 12,
                  height: 12,
                  flex: 'none',
                  borderRadius: 3,
                  background,
                  border: `1px solid ${borderColor}`,
                }}
              />
              <Text breakWord>
                <Text component="b" weight={600}>
                  {season.name}
                </Text>{' '}
                <span style={{ color: token.colorTextSecondary }}>{nightsText(strip, season)}</span>{' '}
                <Text nowrap>{euros(season.price_per_night)}</Text>
              </Text>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
