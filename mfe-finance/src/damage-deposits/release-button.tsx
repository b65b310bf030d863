import { damageDepositsApi } from '@keyhaven/shared-contracts/contract/finance/damage-deposits'
import type { DamageDeposit } from '@keyhaven/shared-contracts/contract/finance/damage-state'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useConfirm } from '@keyhaven/shared-contracts/web/page'
import { App, Button } from 'antd'
import { damageDepositsCatalog } from '../messages/catalogs.ts'

/** Asks first: what is released cannot be charged any more. */
export function ReleaseButton({ booking: id, deposit }: { booking: number; deposit: DamageDeposit }) {
  const t = useMessages(damageDepositsCatalog)
  const confirm = useConfirm()
  const { message } = App.useApp()
  const release = useCommand(damageDepositsApi.release)
  const ask = () =>
    void confirm({
      title: t.releaseQuestion(deposit.amount),
      content: t.releaseAbout,
      okText: t.release,
      cancelText: t.keep,
      centered: true,
      onOk: () =>
        release.mutateAsync({ params: { id } }).then(
          () => void message.success(t.released),
          (error: Error) => void message.error(error.message, 6),
        ),
    })
  return <Button onClick={ask}>{t.release}</Button>
}
