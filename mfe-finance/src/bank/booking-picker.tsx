import { searchApi } from '@keyhaven/shared-contracts/contract/search'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useSettled } from '@keyhaven/shared-contracts/web/inputs'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useLocale, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { bankCatalog } from '../messages/catalogs.ts'

type Option = { id: number; title: string; hint: string }
type Props = {
  id?: string
  value?: number | string
  onChange?: (booking: number) => void
  onBlur?: () => void
  /** Bookings that the line may be for, which are there before anything is typed. */
  candidates: readonly Option[]
}

/** Finds a booking by guest, number or day while it is typed. */
export function BookingPicker({ value, onChange, candidates, ...rest }: Props) {
  const { dialog: t } = useMessages(bankCatalog)
  const locale = useLocale((state) => state.locale)
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), 200)
  const ask = q(searchApi.bookings, { query: { search, locale } })
  const { data = [], isFetching } = useQuery({ ...ask, enabled: search !== '' })
  const [chosen, setChosen] = useState<Option>()
  const hits: readonly Option[] = typed.trim() === '' ? candidates : search === typed.trim() ? data : []
  const all = [...hits, ...(chosen ? [chosen] : []), ...candidates]
  const labels = new Map(all.map((one) => [one.id, one]))
  const id = Number(value ?? 0)
  return (
    <Select
      {...rest}
      value={id > 0 ? id : undefined}
      placeholder={t.search}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      loading={isFetching}
      notFoundContent={isFetching || search !== typed.trim() ? t.searching : undefined}
      options={hits.map(({ id: booking, title, hint }) => ({
        value: booking,
        label: (
          <>
            <span>{title}</span>
            <Text type="secondary" size={12} block>
              {hint}
            </Text>
          </>
        ),
      }))}
      labelRender={({ value: of }) => labels.get(Number(of))?.title ?? ''}
      onChange={(booking: number) => {
        setChosen(labels.get(booking))
        setTyped('')
        onChange?.(booking)
      }}
    />
  )
}
