import { Alert, Button, Flex } from 'antd'

type Props = { failed: number; isRetrying: boolean; onRetry: () => void; unknownTopic: boolean }

/** What is not there: parts of the help that could not be fetched, and a topic that nobody has. */
export function HelpNotices({ failed, isRetrying, onRetry, unknownTopic }: Props) {
  return (
    <Flex vertical gap={12}>
      {failed > 0 && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={failed === 1 ? 'A part of the help could not be loaded.' : 'Parts of the help could not be loaded.'}
          action={
            <Button size="small" onClick={onRetry} loading={isRetrying}>
              Retry
            </Button>
          }
        />
      )}
      {unknownTopic && (
        <Alert
          type="info"
          showIcon
          role="status"
          title={
            failed > 0
              ? 'This topic could not be loaded.'
              : 'This help topic no longer exists. Search for it, or look through the sections.'
          }
        />
      )}
    </Flex>
  )
}
