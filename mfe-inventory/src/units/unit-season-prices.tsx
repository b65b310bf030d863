import { type Season, seasonsApi } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useTodayIn } from '@keyhaven/shared-contracts/web/facts'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Skeleton, Typography } from 'antd'
import { useId } from 'react'
import { LinkButton } from '../list/link-button.tsx'
import { seasonsCatalog, unitsCatalog } from '../messages/catalogs.ts'
import { colorsByKind } from '../seasons/season-display.ts'
import { SeasonList } from '../seasons/season-list.tsx'

/** So many are shown in the form; the page of the seasons has all of them. */
const maxSeasons = 6

type Props = {
  /** None while it is not saved: seasons belong to a unit. */
  unit: Pick<Unit, 'id' | 'name' | 'property'> | undefined
  /** Opens a season, or a new one, above the form. */
  onOpen: (season: Season | 'new') => void
}

/** Current and coming season prices of a unit, inside its form. */
export function UnitSeasonPrices({ unit, onOpen }: Props) {
  const { seasons: t } = useMessages(unitsCatalog)
  const heading = useId()
  return (
    <Box component="section" aria-labelledby={heading} marginBottom={24}>
      <Typography.Title id={heading} level={3} style={{ fontSize: 16, margin: '0 0 8px' }}>
        {t.title}
      </Typography.Title>
      {unit ? (
        <Seasons unit={unit} onOpen={onOpen} />
      ) : (
        <Typography.Text type="secondary">{t.afterSaving}</Typography.Text>
      )}
    </Box>
  )
}

function Seasons({ unit, onOpen }: { unit: NonNullable<Props['unit']>; onOpen: Props['onOpen'] }) {
  const { seasons: t } = useMessages(unitsCatalog)
  const { newSeason } = useMessages(seasonsCatalog)
  const today = useTodayIn()
  const { data, error, isFetching, refetch } = useQuery(q(seasonsApi.list, { query: { unit: unit.id } }))
  const seasons = data?.filter(({ end }) => end > today) ?? []
  return (
    <Flex vertical gap={12} align="flex-start">
      {error && !data && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Skeleton.Button active style={{ width: 280 }} />}
      {data && seasons.length === 0 && (
        <Typography.Text type="secondary">{data.length === 0 ? t.none : t.over}</Typography.Text>
      )}
      {seasons.length > 0 && (
        <SeasonList
          label={t.of(unit.name)}
          seasons={seasons.slice(0, maxSeasons)}
          colors={colorsByKind(seasons)}
          onEdit={onOpen}
        />
      )}
      <Flex gap={8} wrap>
        <Button onClick={() => onOpen('new')}>{newSeason}</Button>
        <LinkButton type="text" to={paths.seasons({ property: unit.property.id, unit: unit.id })}>
          {t.all(seasons.length)}
        </LinkButton>
      </Flex>
    </Flex>
  )
}
