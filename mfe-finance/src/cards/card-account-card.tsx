import { cardPaymentsApi } from '@keyhaven/shared-contracts/contract/finance/card-payments'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { Fact, FactGroup } from '@keyhaven/shared-contracts/web/facts'
import { Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, LoadingState, ProblemState, SettingsCard, useConfirm } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { App, Button } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { cardsCatalog } from '../messages/catalogs.ts'

const ConnectForm = lazyDialog(() => import('./connect-form.tsx'), 'ConnectForm')

/** The account to which guests pay by card. */
export function CardAccountCard() {
  const t = useMessages(cardsCatalog)
  const confirm = useConfirm()
  const { message } = App.useApp()
  const [isConnecting, setConnecting] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(q(cardPaymentsApi.account, {}))
  const disconnect = useCommand(cardPaymentsApi.disconnect)
  const account = data?.account
  const ask = () =>
    void confirm({
      title: t.disconnectQuestion,
      content: t.disconnectAbout,
      okText: t.disconnect,
      cancelText: t.keep,
      okButtonProps: { danger: true },
      centered: true,
      onOk: () => disconnect.mutateAsync({}).catch((problem: Error) => void message.error(problem.message, 6)),
    })
  const button = account ? (
    <Button size="small" onClick={ask}>
      {t.disconnect}
    </Button>
  ) : (
    <Button size="small" onClick={() => setConnecting(true)}>
      {t.connect}
    </Button>
  )
  return (
    <SettingsCard title={t.title} extra={data && button}>
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <LoadingState label={t.loading} />}
      {data && !account && <Text type="secondary">{t.none}</Text>}
      {account && (
        <FactGroup>
          <Fact name={t.account}>
            <Stack gap={0}>
              <Text>{t.at(account.name)}</Text>
              <Text type="secondary" size={13}>
                {t.since(dayjs(account.connected_at).format('YYYY-MM-DD'))}
              </Text>
              {account.is_test && <Text type="warning">{t.testMode}</Text>}
            </Stack>
          </Fact>
        </FactGroup>
      )}
      {isConnecting && <ConnectForm onClose={() => setConnecting(false)} />}
    </SettingsCard>
  )
}
