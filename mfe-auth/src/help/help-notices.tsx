import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Alert, Button, Flex } from 'antd'
import { helpCatalog } from '../messages/catalogs.ts'

type Props = { failed: number; isRetrying: boolean; onRetry: () => void; unknownTopic: boolean }

/** Notices about missing help: parts that could not be fetched, and an unknown topic. */
export function HelpNotices({ failed, isRetrying, onRetry, unknownTopic }: Props) {
  const t = useMessages(helpCatalog)
  return (
    <Flex vertical gap={12}>
      {failed > 0 && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={failed === 1 ? t.partFailed : t.partsFailed}
          action={
            <Button size="small" onClick={onRetry} loading={isRetrying}>
              {t.retry}
            </Button>
          }
        />
      )}
      {unknownTopic && <Alert type="info" showIcon role="status" title={failed > 0 ? t.topicFailed : t.topicGone} />}
    </Flex>
  )
}
