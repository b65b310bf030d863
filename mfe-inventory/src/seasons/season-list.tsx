import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button } from 'antd'
import { seasonsCatalog } from '../messages/catalogs.ts'
import { nightlyText } from '../prices/nightly-text.ts'
import { kindOf, nightsText, useSeasonColors } from './season-display.ts'
import './season-list.css'

type Props = {
  label: string
  seasons: readonly Season[]
  colors: ReadonlyMap<string, number>
  onEdit: (season: Season) => void
}

/** The seasons of a unit in words, each a way to change it. */
export function SeasonList({ label, seasons, colors, onEdit }: Props) {
  const { strip } = useMessages(seasonsCatalog)
  const language = useLanguage()
  const colorOf = useSeasonColors()
  return (
    <ul className="season-list" aria-label={label}>
      {seasons.map((season) => {
        const { background, borderColor } = colorOf(colors.get(kindOf(season.name)))
        return (
          <li key={season.id}>
            <Button onClick={() => onEdit(season)}>
              <span className="season-mark" aria-hidden style={{ background, borderColor }} />
              <Text breakWord>
                <Text component="b" weight={600}>
                  {season.name}
                </Text>{' '}
                <span className="season-nights">{nightsText(strip, season)}</span>{' '}
                <span>{nightlyText(language, season)}</span>
              </Text>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
