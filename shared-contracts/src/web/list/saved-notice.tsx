import { App, Button } from 'antd'
import { create } from 'zustand'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

type Marked = { what: string; id: number } | null
const markedMs = 8000

/** The row that was just made, so that it is seen where the list shows it. */
const useMarked = create<{ row: Marked }>()(() => ({ row: null }))
/** The id of the row of such a list that was just made. */
export const useMarkedRow = (what: string) => useMarked(({ row }) => (row?.what === what ? row.id : undefined))

/**
 * Says that a new record is saved, and leads to it: lists show it on another page more often than not. `list` is what
 * the list is of, "clients": `const saved = useSavedNotice('clients', 'Client saved', setEditing)`.
 */
export const useSavedNotice = <Row extends { id: number }>(list: string, text: string, open: (row: Row) => unknown) => {
  const { list: t } = useMessages(webCatalog)
  const { message } = App.useApp()
  return (row: Row) => {
    const key = `${list} ${row.id}`
    useMarked.setState({ row: { what: list, id: row.id } })
    setTimeout(() => useMarked.setState((now) => (now.row?.id === row.id ? { row: null } : now)), markedMs)
    const show = async () => {
      message.destroy(key)
      try {
        await open(row)
      } catch (error) {
        void message.error((error as Error).message, 6)
      }
    }
    void message.success({
      key,
      duration: 6,
      content: (
        <>
          <span>{text}</span>{' '}
          <Button type="link" size="small" onClick={() => void show()}>
            {t.open}
          </Button>
        </>
      ),
    })
  }
}
