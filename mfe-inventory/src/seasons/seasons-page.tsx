import { CopyOutlined, PercentageOutlined, PlusOutlined, ScheduleOutlined } from '@ant-design/icons'
import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { useTodayIn } from '@keyhaven/shared-contracts/web/facts'
import { ListProblem } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { EmptyState, lazyDialog, PageTitle, usePreload } from '@keyhaven/shared-contracts/web/page'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Button, Card, Divider, Flex, Pagination, Skeleton } from 'antd'
import { Fragment, useState } from 'react'
import { seasonsCatalog } from '../messages/catalogs.ts'
import { LinkButton } from '../list/link-button.tsx'
import { CopyNotice } from './copy/copy-notice.tsx'
import type { CopyResult } from './copy/copy-form.tsx'
import type { NightRange } from './strip/use-night-range.ts'
import { usePropertySeasons } from './use-property-seasons.ts'
import { useSeasonsParams, SeasonsToolbar } from './seasons-toolbar.tsx'
import { StripLegend } from './strip/strip-legend.tsx'
import { UnitSeasons } from './unit-seasons.tsx'

const NewSeasonForm = lazyDialog(() => import('./form/new-season-form.tsx'), 'NewSeasonForm')
const SeasonForm = lazyDialog(() => import('./form/season-form.tsx'), 'SeasonForm')
const CopyForm = lazyDialog(() => import('./copy/copy-form.tsx'), 'CopyForm')

const stripsOnPage = 10

const yearOf = (day: Day) => Number(day.slice(0, 4))

type Dialog = { adding: { units: readonly Unit[]; nights?: NightRange } } | { editing: Season } | { copying: true }

/** The unit whose nights were drawn comes first: it is surely one of those that get a price. */
const beginningWith = (first: Unit, units: readonly Unit[]) => [first, ...units.filter(({ id }) => id !== first.id)]

/** Prices per night of a year, unit by unit. */
export function SeasonsPage() {
  usePreload(NewSeasonForm, SeasonForm, CopyForm)
  const t = useMessages(seasonsCatalog)
  const today = useTodayIn()
  const thisYear = Number(today.slice(0, 4))
  const { property: propertyParam, unit: only, year, page, show } = useSeasonsParams(thisYear)
  const {
    property,
    none,
    units = [],
    isLoaded,
    isStale,
    seasonsOf,
    colors,
    failed,
  } = usePropertySeasons(propertyParam, year)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const [copied, setCopied] = useState<{ copied: CopyResult; year: number } | null>(null)
  const close = () => setDialog(null)
  /** Turns the page to the year of a saved season, unless the year on the screen has nights of it. */
  const showYearOf = ({ start, end }: Pick<Season, 'start' | 'end'>) => {
    const [first, last] = [yearOf(start), yearOf(addDays(end, -1))]
    if (year < first || year > last) show({ year: first })
  }

  const alone = units.find(({ id }) => id === only)
  const selectedUnits = alone ? [alone] : units
  const from = (Math.min(page, Math.ceil(selectedUnits.length / stripsOnPage) || 1) - 1) * stripsOnPage
  const visibleUnits = selectedUnits.slice(from, from + stripsOnPage)
  const nameOf = (id: number) => units.find((unit) => unit.id === id)?.name ?? t.anotherUnit
  const edited = dialog && 'editing' in dialog && units.find(({ id }) => id === dialog.editing.unit)

  const actions = (
    <>
      <LinkButton to={paths.stayRules(alone?.id)} icon={<ScheduleOutlined aria-hidden />}>
        {t.stayRules}
      </LinkButton>
      <LinkButton to={paths.discounts(alone?.id)} icon={<PercentageOutlined aria-hidden />}>
        {t.discounts}
      </LinkButton>
      <Button
        icon={<CopyOutlined aria-hidden />}
        disabled={units.length === 0 || year >= 2198}
        onClick={() => setDialog({ copying: true })}
      >
        {t.copyTo(year + 1)}
      </Button>
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        disabled={units.length === 0}
        onClick={() => setDialog({ adding: { units: selectedUnits } })}
      >
        {t.newSeason}
      </Button>
    </>
  )
  const noProperty = (
    <EmptyState
      title={t.noProperty.title}
      hint={t.noProperty.hint}
      action={<LinkButton to={paths.properties()}>{t.noProperty.action}</LinkButton>}
    />
  )
  const noUnit = (
    <EmptyState
      title={t.noUnit.title}
      hint={t.noUnit.hint}
      action={<LinkButton to={paths.units()}>{t.noUnit.action}</LinkButton>}
    />
  )
  const strips = (
    <Flex vertical gap={16} aria-busy={isStale} style={{ opacity: isStale ? 0.6 : 1 }}>
      <StripLegend />
      {visibleUnits.map((unit, at) => (
        <Fragment key={unit.id}>
          {at > 0 && <Divider style={{ margin: '4px 0' }} />}
          <UnitSeasons
            unit={unit}
            year={year}
            seasons={seasonsOf(unit.id)}
            colors={colors}
            today={today}
            alone={selectedUnits.length === 1}
            onPick={(firstUnit, nights) =>
              setDialog({ adding: { units: beginningWith(firstUnit, selectedUnits), nights } })
            }
            onEdit={(season) => setDialog({ editing: season })}
          />
        </Fragment>
      ))}
      <Pagination
        align="center"
        hideOnSinglePage
        showSizeChanger={false}
        current={from / stripsOnPage + 1}
        pageSize={stripsOnPage}
        total={selectedUnits.length}
        onChange={(to) => show({ page: to > 1 ? to : undefined })}
      />
    </Flex>
  )
  return (
    <>
      <PageTitle title={t.title} actions={actions} />
      <Flex vertical gap={16}>
        {!none && <SeasonsToolbar {...{ property, unit: alone?.id, units, year, thisYear, onShow: show }} />}
        {copied && (
          <CopyNotice
            {...copied}
            nameOf={nameOf}
            onShow={() => show({ year: copied.year })}
            onClose={() => setCopied(null)}
          />
        )}
        {failed?.error ? (
          <ListProblem
            what={t.listed}
            error={failed.error}
            onRetry={() => void failed.refetch()}
            retrying={failed.isFetching}
          />
        ) : (
          <Card>{none ? noProperty : !isLoaded ? <StripsSkeleton /> : units.length === 0 ? noUnit : strips}</Card>
        )}
      </Flex>
      {dialog && 'adding' in dialog && <NewSeasonForm {...dialog.adding} onSaved={showYearOf} onClose={close} />}
      {dialog && 'editing' in dialog && edited && (
        <SeasonForm season={dialog.editing} unit={edited} onSaved={showYearOf} onClose={close} />
      )}
      {dialog && 'copying' in dialog && property !== undefined && (
        <CopyForm
          property={property}
          year={year}
          units={units}
          initialUnits={alone ? [alone.id] : units.map(({ id }) => id)}
          onCopied={(result) => setCopied({ copied: result, year: year + 1 })}
          onClose={close}
        />
      )}
    </>
  )
}

/** Strips while they are on their way. */
function StripsSkeleton() {
  const { loading } = useMessages(seasonsCatalog)
  return (
    <Flex vertical gap={28} role="status" aria-label={loading}>
      {[34, 52, 44].map((width) => (
        <Flex key={width} vertical gap={12}>
          <Skeleton active title={{ width: `${width}%`, style: { margin: 0 } }} paragraph={false} />
          <Skeleton.Node active style={{ width: '100%', height: 56 }} />
        </Flex>
      ))}
    </Flex>
  )
}
