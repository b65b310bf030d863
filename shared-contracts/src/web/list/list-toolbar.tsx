import { Button, Flex, Typography } from 'antd'
import { type ReactNode, useState } from 'react'
import { counted } from '../facts/counted.ts'
import { SearchBox } from './search-box.tsx'

type Props = {
  /** In the plural: "units". */
  what: string
  search: string
  /** None where the list cannot be searched. */
  onSearch: ((text: string) => void) | undefined
  filters?: ReactNode
  /** Rows in all; none while that is not known. */
  total: number | undefined
  narrowed: boolean
  onReset: () => void
}

/** Above a list: search, filters, the way back to everything, and how many rows that is. */
export function ListToolbar({ what, search, onSearch, filters, total, narrowed, onReset }: Props) {
  const [resets, setResets] = useState(0)
  const reset = () => {
    setResets(resets + 1)
    onReset()
  }
  return (
    <Flex component="search" gap={8} wrap align="center">
      {onSearch && (
        <SearchBox
          key={resets}
          label={`Search ${what}`}
          value={search}
          {...(resets > 0 && { start: '' })}
          onSearch={onSearch}
        />
      )}
      {filters}
      {filters && narrowed && (
        <Button type="link" onClick={reset} style={{ paddingInline: 8 }}>
          Reset filters
        </Button>
      )}
      <Typography.Text
        type="secondary"
        role="status"
        style={{ marginInlineStart: 'auto', lineHeight: '36px', fontVariantNumeric: 'tabular-nums' }}
      >
        {total === undefined ? '\u00A0' : `${counted(total, what)}${narrowed ? ' found' : ''}`}
      </Typography.Text>
    </Flex>
  )
}
