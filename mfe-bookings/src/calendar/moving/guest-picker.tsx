import { type Client, clientsApi } from '@keyhaven/shared-contracts/contract/clients'
import { qList } from '@keyhaven/shared-contracts/web/query'
import { useSettled } from '@keyhaven/shared-contracts/web/settled'
import { ProblemState } from '@keyhaven/shared-contracts/web/ui/problem-state'
import { useQuery } from '@tanstack/react-query'
import { type RefSelectProps, Select } from 'antd'
import { useState } from 'react'
import { clientName } from '../../clients/client-name.ts'
import { clientOptions, newClientId } from '../../clients/client-options.tsx'
import { useFirstFocus } from './first-focus.ts'

type Props = {
  id?: string
  value?: number
  onChange?: (id: number) => void
  onBlur?: () => void
  /** Nobody of that name is meant: a new guest, by what was typed so far. */
  onNew: (typed: string) => void
}

/** Finds a guest by name while it is typed, or begins a new one with what was typed. */
export function GuestPicker({ value, onChange, onNew, ...rest }: Props) {
  const [typed, setTyped] = useState('')
  const input = useFirstFocus<RefSelectProps>()
  const [chosen, setChosen] = useState<Client>()
  const search = useSettled(typed.trim(), 200)
  const found = useQuery(
    qList(clientsApi.list, { query: { page: 1, page_size: 20, active: true, ...(search && { search }) } }),
  )
  const { data, error, isFetching, isPlaceholderData } = found
  if (error) return <ProblemState error={error} onRetry={() => void found.refetch()} retrying={isFetching} />

  const isCurrent = search === typed.trim() && !isPlaceholderData
  const rows = isCurrent ? (data?.rows ?? []) : []
  return (
    <Select
      {...rest}
      ref={input}
      value={value}
      placeholder="Type a name"
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      loading={isFetching}
      notFoundContent="Searching…"
      onChange={(id: number) => {
        setTyped('')
        if (id === newClientId) return onNew(typed)
        setChosen(rows.find((row) => row.id === id))
        onChange?.(id)
      }}
      options={isCurrent ? clientOptions(rows, typed, 'New guest') : []}
      labelRender={() => (chosen ? clientName(chosen) : 'Guest')}
    />
  )
}
