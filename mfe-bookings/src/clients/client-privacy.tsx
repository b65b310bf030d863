import type { Client } from '@keyhaven/shared-contracts/contract/clients'
import { privacyApi } from '@keyhaven/shared-contracts/contract/privacy'
import { call, refreshAfter } from '@keyhaven/shared-contracts/web/api'
import { DownloadButton } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Flex, Typography } from 'antd'
import { useState } from 'react'
import { clientsCatalog } from '../messages/catalogs.ts'
import { clientName } from './client-name.ts'

type Props = {
  client: Client
  /** The person is gone: what was typed about them has to go, too. */
  onErased: () => void
  onClose: () => void
}

/** What a guest may ask for by law: a copy of what is kept about them, and to be erased. */
export function ClientPrivacy({ client, onErased, onClose }: Props) {
  const t = useMessages(clientsCatalog).privacy
  const { modal, message } = App.useApp()
  const cache = useQueryClient()
  const [error, setError] = useState<Error | null>(null)
  const ask = () => {
    let isErased = false
    setError(null)
    modal.confirm({
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
          onErased()
        } catch (failure) {
          setError(failure as Error)
        }
      },
      // The question first, then the form: each gives the focus back to what had it before.
      afterClose: () => {
        if (!isErased) return
        void message.success(t.erased)
        onClose()
        refreshAfter(cache, privacyApi.eraseClient)
      },
    })
  }
  return (
    <section style={{ marginBottom: 16 }}>
      <Typography.Title level={3} style={{ fontSize: 14 }}>
        {t.title}
      </Typography.Title>
      {error && <Alert type="error" showIcon role="alert" title={error.message} style={{ marginBottom: 12 }} />}
      <Flex gap={8} wrap>
        <DownloadButton what="client" query={{ client: client.id }} label={t.copy} hint={t.copyHint} />
        <Button danger onClick={ask}>
          {t.erase}
        </Button>
      </Flex>
    </section>
  )
}
