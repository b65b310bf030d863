import { PlusOutlined } from '@ant-design/icons'
import { bookingsApi, type Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { BookingStage, BookingsQuery } from '@keyhaven/shared-contracts/contract/bookings/bookings-query'
import { q, qList } from '@keyhaven/shared-contracts/web/api'
import { Row } from '@keyhaven/shared-contracts/web/layout'
import {
  DownloadButton,
  DataTable,
  StageTabs,
  useEditing,
  useListParams,
  useSavedNotice,
} from '@keyhaven/shared-contracts/web/list'
import { type Language, useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { EmptyState, lazyDialog, PageTitle, usePreload } from '@keyhaven/shared-contracts/web/page'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { bookingCatalog, bookingsCatalog } from '../../messages/catalogs.ts'
import type { Messages } from '../../messages/bookings/en.ts'
import { useFreshDay } from '../form/use-today.ts'
import { bookingColumns } from './booking-columns.tsx'
import { BookingDialogs } from '../popup/booking-dialogs.tsx'
import { BookingFilters, bookingFilters, bookingViews, sortOf } from './booking-filters.tsx'
import { useBookingInAddress } from '../popup/use-booking-in-address.ts'

type Props = { stage: BookingStage; onAdd: () => void; onAll: () => void }

/** Empty state of a stage: offers the first booking where there is none at all. */
function NoBookings({ stage, onAdd, onAll }: Props) {
  const t = useMessages(bookingsCatalog).empty
  const any = useQuery(qList(bookingsApi.list, { query: { page: 1, page_size: 1 } }))
  if (any.isPending) return <EmptyState title={t[stage]} />
  if (any.data?.total) {
    return <EmptyState title={t[stage]} action={<Button onClick={onAll}>{t.showAll}</Button>} />
  }
  return (
    <EmptyState
      title={t.all}
      hint={t.hint}
      action={
        <Button type="primary" onClick={onAdd}>
          {t.addFirst}
        </Button>
      }
    />
  )
}

const BookingForm = lazyDialog(() => import('../form/booking-form.tsx'), 'BookingForm')
const BookingOfImport = lazyDialog(() => import('../form/booking-of-import.tsx'), 'BookingOfImport')

/** The imported stay of which a booking is to be made: `?new=1&import=7`. */
const useImportInAddress = () => {
  const imported = useSearchParams()[0].get('import') ?? ''
  return /^[1-9]\d{0,14}$/.test(imported) ? Number(imported) : undefined
}

/** The stages, each with how many bookings it has once that is known. */
const tabsOf = (t: Messages, language: Language, counts: Partial<Record<BookingStage, number>> = {}) =>
  Object.entries(t.stages).map(([key, label]) => {
    const count = counts[key as BookingStage]
    return { key, label: count === undefined ? label : `${label} (${language.number(count)})` }
  })
const optionsOf = (sorts: Record<NonNullable<BookingsQuery['sort']>, string>) =>
  Object.entries(sorts).map(([value, label]) => ({ value, label }))

export function BookingsPage() {
  usePreload(BookingForm)
  const t = useMessages(bookingsCatalog)
  const words = useMessages(bookingCatalog)
  const [editing, setEditing] = useEditing<Booking>()
  const imported = useImportInAddress()
  const close = () => setEditing(null)
  const { open } = useBookingInAddress()
  const saved = useSavedNotice<Booking>('bookings', t.saved, ({ id }) => open(id))
  const { search, chosen: activeFilters, narrowed } = useListParams(bookingFilters)
  const { chosen: view, filterBy: show } = useListParams(bookingViews)
  // A search or a filter looks through all bookings.
  const stage = view.stage ?? (narrowed ? 'all' : 'coming')
  const asking = { ...activeFilters, ...(search && { search }) }
  const counts = useQuery({ ...q(bookingsApi.stages, { query: asking }), placeholderData: keepPreviousData })
  const tabs = tabsOf(t, useLanguage(), counts.data)
  useFreshDay()
  const add = () => setEditing('new')
  const sort = view.sort ?? sortOf(stage)
  return (
    <>
      <PageTitle
        title={t.title}
        actions={
          <>
            <DownloadButton what="bookings" query={{ ...asking, ...view, stage }} label={t.export} />
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={add}>
              {t.add}
            </Button>
          </>
        }
      />
      {/* Beside the tabs: inside their bar it would be read out as one of them. */}
      <Row wrap align="center" gap="8px 16px" marginBottom={12}>
        <StageTabs label={t.show} value={stage} stages={tabs} onChange={(next) => show('stage', next)} />
        <Select
          aria-label={t.sortBy}
          value={sort}
          options={optionsOf(t.sorts)}
          onChange={(by) => show('sort', by)}
          popupMatchSelectWidth={false}
          style={{ flex: '1 1 150px', maxWidth: 210 }}
        />
      </Row>
      <DataTable
        what="bookings"
        list={(query) => qList(bookingsApi.list, { query: { ...query, ...view, stage } })}
        filters={bookingFilters}
        renderFilters={(filters, filterBy) => <BookingFilters filters={filters} filterBy={filterBy} />}
        {...bookingColumns(t, words, { edit: setEditing, show: ({ id }) => open(id) })}
        sort={{ by: sort, onSort: (by) => show('sort', by) }}
        onOpen={({ id }) => open(id)}
        empty={<NoBookings stage={stage} onAdd={add} onAll={() => show('stage', 'all' satisfies BookingStage)} />}
      />
      {editing === 'new' && imported !== undefined ? (
        <BookingOfImport id={imported} onCreated={saved} onClose={close} />
      ) : (
        editing && <BookingForm {...(editing !== 'new' && { booking: editing })} onCreated={saved} onClose={close} />
      )}
      <BookingDialogs />
    </>
  )
}
