import { useConfirm } from '@keyhaven/shared-contracts/web/page'
import { EllipsisOutlined } from '@ant-design/icons'
import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
import { privacyApi } from '@keyhaven/shared-contracts/contract/accounts/privacy'
import { call, refreshAfter } from '@keyhaven/shared-contracts/web/api'
import { useDownload } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Dropdown } from 'antd'
import { clientsCatalog } from '../messages/catalogs.ts'
import { clientName } from './client-name.ts'

type Props = {
  client: Client
  /** The person is gone: what was typed about them has to go, too. */
  onErased: () => void
}

/** Rights of a guest under the GDPR, in a menu apart from everyday buttons: a copy of their data, and erasure. */
export function ClientPrivacy({ client, onErased }: Props) {
  const t = useMessages(clientsCatalog).privacy
  const confirm = useConfirm()
  const { modal, message } = App.useApp()
  const cache = useQueryClient()
  const download = useDownload()
  const ask = () => {
    let isErased = false
    void confirm({
      title: t.question(clientName(client)),
      content: t.consequence,
      okText: t.ok,
      cancelText: t.keep,
      okButtonProps: { danger: true },
      centered: true,
      onOk: async () => {
        try {
          await call(privacyApi.eraseClient, { params: { id: client.id } })
          isErased = true
        } catch (failure) {
          modal.error({ title: (failure as Error).message, centered: true })
        }
      },
      // The question first, then the form: each gives the focus back to what had it before.
      afterClose: () => {
        if (!isErased) return
        void message.success(t.erased)
        onErased()
        refreshAfter(cache, privacyApi.eraseClient)
      },
    })
  }
  const items = [
    {
      key: 'copy',
      label: t.copy,
      title: t.copyHint,
      onClick: () => download.mutate({ what: 'client', query: { client: client.id } }),
    },
    { key: 'erase', label: t.erase, danger: true, onClick: ask },
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button icon={<EllipsisOutlined aria-hidden />} aria-label={t.title} title={t.title} />
    </Dropdown>
  )
}
