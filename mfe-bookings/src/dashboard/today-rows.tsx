import type { Today, TodayImport, TodayStay } from '@keyhaven/shared-contracts/contract/bookings/today'
import { StatusDot, unseen } from '@keyhaven/shared-contracts/web/facts'
import { Stack } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { lazyDialog } from '@keyhaven/shared-contracts/web/page'
import { Button, Flex, Typography, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { statusTones } from '../bookings/booking-status.ts'
import { ChannelSign } from '../calendar/imports/channel-sign.tsx'
import { clientName } from '../clients/client-name.ts'
import { dashboardCatalog } from '../messages/calendar-catalogs.ts'
import './dashboard.css'
import { importsIn, importWords, type TodayList, restPath, stayWords } from './today-lists.ts'

const ImportDialog = lazyDialog(() => import('../calendar/imports/import-dialog.tsx'), 'ImportDialog')

export const rowHeight = 50

type TodayRowProps = { list: TodayList; stay: TodayStay; onOpen: (booking: number) => void }

/** One stay of today; pressing it opens the booking. */
function TodayRow({ list, stay, onOpen }: TodayRowProps) {
  const t = useMessages(dashboardCatalog)
  const { id, status, client, property, unit } = stay
  const name = clientName(client)
  const words = stayWords(t, list, stay)
  return (
    <RowButton
      title={[name, `${unit.name}, ${property.name}`, words].join('\n')}
      onOpen={() => onOpen(id)}
      name={name}
      words={words}
      sign={status === 'pending' && <StatusDot tone={statusTones[status]} label={t.pending} hideLabel />}
    />
  )
}

type RowButtonProps = { title: string; name: string; words: string; sign: ReactNode; onOpen: () => void }

/** A row as it looks, whatever it opens. */
function RowButton({ title, name, words, sign, onOpen }: RowButtonProps) {
  return (
    <Button
      type="text"
      block
      title={title}
      onClick={onOpen}
      style={{ height: rowHeight, minWidth: 0, padding: '4px 12px', justifyContent: 'start', borderRadius: 6 }}
    >
      <Flex className="today-words" vertical>
        <Flex gap={8} align="center">
          <Typography.Text ellipsis strong>
            {name}
          </Typography.Text>
          {sign}
        </Flex>
        <Typography.Text ellipsis type="secondary" className="today-what">
          {words}
        </Typography.Text>
      </Flex>
    </Button>
  )
}

type ImportRowProps = { list: TodayList; imported: TodayImport; onOpen: () => void }

/** A stay of today that a portal brought; pressing it opens that. */
function ImportRow({ list, imported, onOpen }: ImportRowProps) {
  const t = useMessages(dashboardCatalog)
  const { name, feed, property, unit } = imported
  const words = importWords(t, list, imported)
  return (
    <RowButton
      title={[name || feed.name, feed.name, `${unit.name}, ${property.name}`, words].join('\n')}
      onOpen={onOpen}
      name={name || feed.name}
      words={words}
      // The name of the portal for those who do not see its sign.
      sign={
        <>
          <ChannelSign feed={feed} />
          {name !== '' && <span style={unseen}>{feed.name}</span>}
        </>
      }
    />
  )
}

type Row = (TodayStay & { feed?: undefined }) | TodayImport

/** Stays and those of portals as one list; who is in the house by when they leave. */
const rowsOf = (list: TodayList, stays: readonly TodayStay[], imports: readonly TodayImport[]): Row[] => {
  const rows: Row[] = [...stays, ...imports]
  return list === 'in_house'
    ? rows.toSorted((a, b) => (a.check_out < b.check_out ? -1 : a.check_out > b.check_out ? 1 : 0))
    : rows
}

type Props = {
  list: TodayList
  /** None while it is on its way. */
  data: Today | undefined
  today: string
  onOpen: (booking: number) => void
}

/** Rows shown before "Show more". */
const maxRows = 4

const waiting = [0, 1].map((at) => (
  <div key={at} style={{ height: rowHeight, padding: '17px 12px' }}>
    <Skeleton active title={{ width: '80%', style: { margin: 0 } }} paragraph={false} />
  </div>
))

/** The rows of one list of today. */
export function TodayRows({ list, data, today, onOpen }: Props) {
  const t = useMessages(dashboardCatalog)
  const { title, none } = t.today[list]
  const rest = restPath(list, today)
  const [whole, setWhole] = useState(false)
  const [opened, setOpened] = useState<TodayImport | null>(null)
  if (!data) {
    return (
      <div role="status" aria-label={t.today.loading(title)}>
        {waiting}
      </div>
    )
  }
  const { count, stays } = data[list]
  const rows = rowsOf(list, stays, importsIn(data, list))
  if (rows.length === 0) {
    return (
      <Typography.Paragraph type="secondary" className="today-none">
        {none}
      </Typography.Paragraph>
    )
  }
  const visibleRows = whole ? rows : rows.slice(0, maxRows)
  return (
    <div className="today-rows">
      <Stack component="ul" aria-label={title}>
        {visibleRows.map((row) => (
          <li key={row.feed ? `import ${row.id}` : row.id}>
            {row.feed ? (
              <ImportRow list={list} imported={row} onOpen={() => setOpened(row)} />
            ) : (
              <TodayRow list={list} stay={row} onOpen={onOpen} />
            )}
          </li>
        ))}
      </Stack>
      {rows.length > maxRows && (
        <Button type="link" size="small" className="today-more" onClick={() => setWhole(!whole)}>
          {whole ? t.today.fewer : t.today.more(rows.length - maxRows)}
        </Button>
      )}
      {whole && count > stays.length && (
        <Typography.Paragraph type="secondary" className="today-rest">
          <span>{t.shownOf(stays.length, count)}</span> {rest && <TextLink to={rest}>{t.seeAll}</TextLink>}
        </Typography.Paragraph>
      )}
      {opened && (
        <ImportDialog imported={{ ...opened, kind: 'stay', is_conflict: false }} onClose={() => setOpened(null)} />
      )}
    </div>
  )
}
