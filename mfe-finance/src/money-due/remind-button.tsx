import { type MoneyDue, moneyDueApi } from '@keyhaven/shared-contracts/contract/finance/money-due'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useConfirm } from '@keyhaven/shared-contracts/web/page'
import { App, Button } from 'antd'
import { moneyDueCatalog } from '../messages/catalogs.ts'

export const guestOf = ({ booking: { client } }: MoneyDue) => `${client.first_name} ${client.last_name}`.trim()

/** Asks first: a mail that has left cannot be taken back. */
export function RemindButton({ row }: { row: MoneyDue }) {
  const t = useMessages(moneyDueCatalog)
  const confirm = useConfirm()
  const { message } = App.useApp()
  const remind = useCommand(moneyDueApi.remind)
  const guest = guestOf(row)
  const ask = () =>
    void confirm({
      title: t.remindQuestion(guest, row.amount),
      content: t.remindAbout,
      okText: t.remind,
      cancelText: t.keep,
      centered: true,
      onOk: () =>
        remind.mutateAsync({ params: { id: row.booking.id } }).then(
          () => void message.success(t.reminderSent(guest)),
          (error: Error) => void message.error(error.message, 6),
        ),
    })
  return (
    <Button size="small" aria-label={`${t.remind}: ${guest}`} onClick={ask}>
      {t.remind}
    </Button>
  )
}
