import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Input, Typography } from 'antd'
import { useId, useState } from 'react'
import { imagesCatalog } from '../messages/catalogs.ts'

type Props = {
  value: string
  onChange: (description: string) => void
  /** The id of the message that says what is wrong; none while nothing is, or before it is checked. */
  errorId: string | undefined
}
const maxLength = 300

/** Alternative text of a picture: one line, however it wraps on the screen. */
export function DescriptionInput({ value, onChange, errorId }: Props) {
  const t = useMessages(imagesCatalog)
  const id = useId()
  const [isLeft, setLeft] = useState(false)
  const isMissing = isLeft && value.trim() === ''
  const isWrong = errorId !== undefined || isMissing
  return (
    <div>
      <Box marginBottom={4}>
        <label htmlFor={id}>{t.description}</label>
      </Box>
      <Input.TextArea
        id={id}
        value={value}
        maxLength={maxLength}
        rows={2}
        aria-required
        aria-invalid={isWrong}
        aria-describedby={isMissing ? `${id}-error` : errorId}
        {...(isWrong && { status: 'error' })}
        onChange={(event) => onChange(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
        onBlur={() => setLeft(true)}
      />
      {isMissing && (
        <Typography.Text id={`${id}-error`} type="danger">
          {t.descriptionMissing}
        </Typography.Text>
      )}
    </div>
  )
}
