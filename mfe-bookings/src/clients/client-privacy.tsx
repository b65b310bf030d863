import type { Client } from '@keyhaven/shared-contracts/contract/clients'
import { privacyApi } from '@keyhaven/shared-contracts/contract/privacy'
import { call, refreshAfter } from '@keyhaven/shared-contracts/web/api'
import { DownloadButton } from '@keyhaven/shared-contracts/web/list'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Flex, Typography } from 'antd'
import { useState } from 'react'
import { clientName } from './client-name.ts'

type Props = {
  client: Client
  /** The person is gone: what was typed about them has to go, too. */
  onErased: () => void
  onClose: () => void
}

/** What a guest may ask for by law: a copy of what is kept about them, and to be erased. */
export function ClientPrivacy({ client, onErased, onClose }: Props) {
  const { modal, message } = App.useApp()
  const cache = useQueryClient()
  const [error, setError] = useState<Error | null>(null)
  const ask = () => {
    let isErased = false
    setError(null)
    modal.confirm({
      title: `Erase ${clientName(client)}?`,
      content:
        'Name, address, phone number and email address are deleted for good. Bookings stay as figures. Issued invoices keep the name for as long as you have chosen under Settings, Your data.',
      okText: 'Erase',
      cancelText: 'Keep',
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
        void message.success('Client erased')
        onClose()
        refreshAfter(cache, privacyApi.eraseClient)
      },
    })
  }
  return (
    <section style={{ marginBottom: 16 }}>
      <Typography.Title level={3} style={{ fontSize: 14 }}>
        If this guest asks about their data
      </Typography.Title>
      {error && <Alert type="error" showIcon role="alert" title={error.message} style={{ marginBottom: 12 }} />}
      <Flex gap={8} wrap>
        <DownloadButton
          what="client"
          query={{ client: client.id }}
          label="Save a copy"
          hint="Download everything about this client as a ZIP"
        />
        <Button danger onClick={ask}>
          Erase client
        </Button>
      </Flex>
    </section>
  )
}
