import { FilterOutlined } from '@ant-design/icons'
import { Button, Flex, Typography } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { SearchBox } from './search-box.tsx'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

type Props = {
  /** In the plural and in English: "units". */
  what: string
  search: string
  /** None where the list cannot be searched. */
  onSearch: ((text: string) => void) | undefined
  filters?: ReactNode
  /** Rows in all; none while that is not known. */
  total: number | undefined
  narrowed: boolean
  /** True if the filters are behind a button: on a phone they would push the list out of the screen. */
  folds: boolean
  /** Number of filters that are set. */
  filtersOn: number
  onReset: () => void
}

/** Above a list: search, filters, the way back to everything, and how many rows that is. */
export function ListToolbar({ what, search, onSearch, filters, total, narrowed, folds, filtersOn, onReset }: Props) {
  const { list: t } = useMessages(webCatalog)
  const words = t.of(what)
  const [resets, setResets] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const reset = () => {
    setResets(resets + 1)
    onReset()
  }
  return (
    <Flex component="search" gap={8} wrap align="center">
      {onSearch && (
        <SearchBox
          key={resets}
          label={words.search}
          value={search}
          {...(resets > 0 && { start: '' })}
          onSearch={onSearch}
        />
      )}
      {filters && folds && (
        <Button
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t.filters(filtersOn)}
        </Button>
      )}
      {filters && folds && (
        <Flex id={id} gap={8} wrap style={{ flex: '1 0 100%', order: 1, ...(!isOpen && { display: 'none' }) }}>
          {filters}
        </Flex>
      )}
      {!folds && filters}
      {filters && narrowed && (
        <Button type="link" onClick={reset} style={{ paddingInline: 8 }}>
          {t.resetFilters}
        </Button>
      )}
      <Typography.Text
        type="secondary"
        role="status"
        style={{ marginInlineStart: 'auto', lineHeight: '36px', fontVariantNumeric: 'tabular-nums' }}
      >
        {total === undefined ? '\u00A0' : (narrowed ? words.found : words.count)(total)}
      </Typography.Text>
    </Flex>
  )
}
