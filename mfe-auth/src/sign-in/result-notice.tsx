import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Alert, Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { signInCatalog } from '../messages/catalogs.ts'

type Props = { type: 'success' | 'error'; message: string; doneLabel?: string; onDone: () => void; more?: ReactNode }

// The form that had the focus is gone.
const focus = (button: HTMLElement | null) => button?.focus()

/** The result of a form, in its place, until the reader confirms it. */
export function ResultNotice({ type, message, doneLabel, onDone, more }: Props) {
  const t = useMessages(signInCatalog)
  return (
    <Flex vertical gap={16}>
      <Alert type={type} showIcon role="alert" title={message} />
      <Flex gap={8}>
        <Button type="primary" ref={focus} onClick={onDone}>
          {doneLabel ?? t.gotcha}
        </Button>
        {more}
      </Flex>
    </Flex>
  )
}
