import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { Button, Flex, Form, Input, theme } from 'antd'
import { useId } from 'react'

type Props = { field: ZodForm['field']; disabled: boolean; onBlock: () => void }

/** At the foot of a new booking: the same nights taken out of sale, with a reason or without. */
export function BlockInstead({ field, disabled, onBlock }: Props) {
  const { token } = theme.useToken()
  const titleId = useId()
  return (
    <div
      role="group"
      aria-labelledby={titleId}
      style={{ marginTop: 20, borderTop: `1px solid ${token.colorBorderSecondary}`, paddingTop: 16 }}
    >
      <div id={titleId} style={{ marginBottom: 8, color: token.colorTextSecondary }}>
        Or block these nights
      </div>
      <Flex gap={8} align="start">
        <Form.Item {...field('reason')} style={{ flex: 1, marginBottom: 0 }}>
          <Input
            autoComplete="off"
            aria-label="Reason"
            placeholder="Reason, like painting or own stay (optional)"
            // Enter elsewhere in the form saves the booking.
            onPressEnter={(event) => {
              event.preventDefault()
              onBlock()
            }}
          />
        </Form.Item>
        <Button disabled={disabled} onClick={onBlock}>
          Block
        </Button>
      </Flex>
    </div>
  )
}
