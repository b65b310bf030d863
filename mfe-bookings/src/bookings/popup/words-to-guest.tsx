import { noteLength } from '@keyhaven/shared-contracts/domain/text'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Input, Typography } from 'antd'
import { useId } from 'react'
import { bookingCatalog } from '../../messages/catalogs.ts'

type Props = {
  value: string
  /** Place where the guest reads them; by default the mail and their page. */
  hint?: (maxLength: number) => string
  onChange: (words: string) => void
}

export function WordsToGuest({ value, hint, onChange }: Props) {
  const t = useMessages(bookingCatalog).words
  const id = useId()
  // What is too long is said, not cut off: a text that is pasted would lose its end without a word.
  const isTooLong = value.length > noteLength
  return (
    <Box marginTop={20}>
      <Box marginBottom={4}>
        <label htmlFor={id}>{t.toGuest}</label>
      </Box>
      <Input.TextArea
        id={id}
        rows={3}
        aria-invalid={isTooLong}
        {...(isTooLong && { status: 'error' })}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <Typography.Text
        id={`${id}-hint`}
        type={isTooLong ? 'danger' : 'secondary'}
        style={{ display: 'block', marginTop: 4 }}
      >
        {(hint ?? t.toGuestHint)(noteLength)}
      </Typography.Text>
    </Box>
  )
}
