import type { Client } from '@keyhaven/shared-contracts/contract/clients'
import { privacyApi } from '@keyhaven/shared-contracts/contract/privacy'
import { call, refreshAfter } from '@keyhaven/shared-contracts/web/api'
import { DownloadButton } from '@keyhaven/shared-contracts/web/list'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Flex, Typography } from 'antd'
import { useState } from 'react'
import { clientName } from './client-name.ts'

/** What a guest may ask for by law: a copy of what is kept about them, and to be erased. */
export function ClientPrivacy({ client, onErased }: { client: Client; onErased: () => void }) {
  const { modal, message } = App.useApp()
  const cache = useQueryClient()
  const [error, setError] = useState<Error | null>(null)
  const erase = async () => {
    setError(null)
    try {
      await call(privacyApi.eraseClient, { params: { id: client.id } })
    } catch (failure) {
      return setError(failure as Error)
    }
    void message.success('Client erased')
    // Closed first: what asks for this client again would not find it.
    onErased()
    return refreshAfter(cache, privacyApi.eraseClient)
  }
  const ask = () =>
    modal.confirm({
      title: `Erase ${clientName(client)}?`,
      content:
        'Name, address, phone number and email address are deleted for good. Bookings stay as figures. Invoices that you have issued keep the name until their years are over, as the law asks.',
      okText: 'Erase',
      cancelText: 'Keep',
      okButtonProps: { danger: true },
      centered: true,
      onOk: erase,
    })
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
        <Button onClick={ask}>Erase client</Button>
      </Flex>
    </section>
  )
}
