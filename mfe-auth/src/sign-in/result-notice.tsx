import { Alert, Button, Flex } from 'antd'
import type { ReactNode } from 'react'

type Props = { type: 'success' | 'error'; message: string; doneLabel?: string; onDone: () => void; more?: ReactNode }

// The form that had the focus is gone.
const focus = (button: HTMLElement | null) => button?.focus()

/** The result of a form, in its place, until the reader confirms it. */
export function ResultNotice({ type, message, doneLabel = 'Gotcha', onDone, more }: Props) {
  return (
    <Flex vertical gap={16}>
      <Alert type={type} showIcon role="alert" title={message} />
      <Flex gap={8}>
        <Button type="primary" ref={focus} onClick={onDone}>
          {doneLabel}
        </Button>
        {more}
      </Flex>
    </Flex>
  )
}
