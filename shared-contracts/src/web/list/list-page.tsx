import { PlusOutlined } from '@ant-design/icons'
import { useQueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { Button } from 'antd'
import type { ComponentProps, ReactNode } from 'react'
import type { ApiError } from '../api/api-error.ts'
import type { Column } from './columns.ts'
import { useEditing } from './editing.ts'
import type { Filters } from './list-params.ts'
import { DataTable } from './data-table.tsx'
import { EmptyState } from '../page/empty-state.tsx'
import { PageTitle } from '../page/page-title.tsx'
import { useSavedNotice } from './saved-notice.tsx'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

type Form<Item> = {
  /** The record to edit; a new one has none. */
  item: Item | undefined
  onClose: () => void
  /** Says that a new record is saved, with a way to open it. */
  onCreated: (item: Item) => void
}

type Props<Item, Row extends Item & { id: number }, F extends Filters> = Omit<
  ComponentProps<typeof DataTable<Row, F>>,
  'columns' | 'renderRows' | 'empty'
> & {
  /** "Clients" */
  title: string
  /** Noun of one item in English, by which the words of the buttons and the notice are found: "Client" */
  one: string
  columns?: (edit: (item: Item) => void) => readonly Column<Row>[]
  /** In the place of the columns, as in the table; `edit` opens the form. */
  renderRows?: (edit: (item: Item) => void, rows: readonly Row[] | undefined, marked: number | undefined) => ReactNode
  /** Shown while there is none at all; `action` is the label of the button that adds the first. */
  empty: { title: string; hint: string; action: string }
  /** More buttons before the one that adds a record. */
  actions?: ReactNode
  /** Query that reads a new record again before it is opened, because it was completed after it was created. */
  reload?: (id: number) => UseQueryOptions<Item, ApiError>
  renderForm: (form: Form<Item>) => ReactNode
}

/** A list of records with the form that adds and edits them. */
export function ListPage<Item extends { id: number }, Row extends Item, F extends Filters = Filters>(
  props: Props<Item, Row, F>,
) {
  const { title, one, columns, renderRows, empty, actions, reload, renderForm, ...table } = props
  const t = useMessages(webCatalog).record.of(one)
  const [editing, setEditing] = useEditing<Item>()
  const cache = useQueryClient()
  const onCreated = useSavedNotice<Item>(table.what, t.saved, async (item) =>
    setEditing(reload ? await cache.fetchQuery(reload(item.id)) : item),
  )
  const add = () => setEditing('new')
  return (
    <>
      <PageTitle
        title={title}
        actions={
          <>
            {actions}
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={add}>
              {t.add}
            </Button>
          </>
        }
      />
      <DataTable<Row, F>
        {...(table as ComponentProps<typeof DataTable<Row, F>>)}
        {...(columns && { columns: columns(setEditing) })}
        {...(renderRows && {
          renderRows: (rows: readonly Row[] | undefined, marked: number | undefined) =>
            renderRows(setEditing, rows, marked),
        })}
        empty={
          <EmptyState
            title={empty.title}
            hint={empty.hint}
            action={
              <Button type="primary" onClick={add}>
                {empty.action}
              </Button>
            }
          />
        }
      />
      {editing &&
        renderForm({ item: editing === 'new' ? undefined : editing, onClose: () => setEditing(null), onCreated })}
    </>
  )
}
