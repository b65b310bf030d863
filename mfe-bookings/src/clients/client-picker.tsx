import { UserAddOutlined } from '@ant-design/icons'
import { type Client, type ListedClient, clientsApi } from '@keyhaven/shared-contracts/contract/bookings/clients'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { q, qList } from '@keyhaven/shared-contracts/web/api'
import { useSettled } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages, withTags } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { Flex, Typography, type RefSelectProps, Select, Alert, Button } from 'antd'
import { type KeyboardEvent, useRef, useState } from 'react'
import { bookingFormCatalog } from '../messages/catalogs.ts'
import type { Messages } from '../messages/booking-form/en.ts'
import { clientName } from './client-name.ts'
import { useFirstFocus } from '../use-first-focus.ts'

/** A client as an option: the name, and what tells people of the same name apart. */
function ClientLine({ client }: { client: Pick<Client, 'first_name' | 'last_name' | 'email' | 'address'> }) {
  const { email, address } = client
  return (
    <Flex vertical>
      <span>{clientName(client)}</span>
      <Typography.Text type="secondary" style={{ fontSize: 12, whiteSpace: 'normal' }}>
        {[email || address.phone, `${address.postal_code} ${address.city}`.trim(), address.country]
          .filter(Boolean)
          .join(' · ')}
      </Typography.Text>
    </Flex>
  )
}

/** The value of the option that adds a new client. */
const newClientId = 0

type ClientOption = Parameters<typeof ClientLine>[0]['client'] & Pick<ListedClient, 'id' | 'is_similar'>
const optionOf = (client: ClientOption) => ({ value: client.id, label: <ClientLine client={client} /> })

/** Options of a picker: matching clients, then similar names, then adding a new one. */
const clientOptions = (t: Messages['client'], clients: readonly ClientOption[], searchText: string, newOne: string) => {
  const similar = clients.filter(({ is_similar }) => is_similar)
  const add = searchText.trim() ? t.addTyped(newOne, searchText.trim()) : newOne
  return [
    ...clients.filter(({ is_similar }) => !is_similar).map(optionOf),
    ...(similar.length > 0 ? [{ label: t.similar, options: similar.map(optionOf) }] : []),
    {
      value: newClientId,
      label: (
        <span>
          <UserAddOutlined aria-hidden /> <span>{add}</span>
        </span>
      ),
    },
  ]
}

type ClientChoice = Pick<Client, 'id' | 'first_name' | 'last_name' | 'email' | 'address'>
type Props = {
  id?: string
  value?: number | string
  onChange?: (id: number) => void
  onBlur?: () => void
  current?: ClientChoice | undefined
  placeholder: string
  /** Label of the option that adds one: "New client". */
  newOne: string
  /** Adds a new client, starting from what was typed. */
  onAdd: (searchText: string) => void
  /** Says so instead of showing an empty list while there are no clients at all. */
  explainsNone?: boolean
  /** First field of a dialog: takes the focus. */
  isFirst?: boolean
}

const clientsNamed = (search: string) =>
  qList(clientsApi.list, { query: { page: 1, page_size: 20, active: true, ...(search && { search }) } })

const nameOf = (client?: ClientChoice) => (client ? clientName(client) : '')

/** Finds a client by name while typing; the server searches. */
export function ClientPicker({ value, onChange, current, newOne, onAdd, explainsNone, isFirst, ...rest }: Props) {
  const t = useMessages(bookingFormCatalog).client
  const first = useFirstFocus<RefSelectProps>()
  const [searchText, setSearchText] = useState('')
  const search = useSettled(searchText.trim(), 200)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(clientsNamed(search))
  const [selection, setSelection] = useState<ClientChoice>()
  const id = Number(value ?? 0)
  const loadedClient = [selection, current, ...(data?.rows ?? [])].find((client) => client?.id === id)
  // A client chosen elsewhere, in the calendar, may be on none of the loaded pages.
  const ask = q(clientsApi.one, { params: { id } })
  const own = useQuery({ ...ask, queryFn: data && id > 0 && !loadedClient ? ask.queryFn : skipToken })
  const selectedClient = loadedClient ?? own.data
  // Enter chooses the first option, so the options must belong to the current text.
  const isCurrent = search === searchText.trim() && !isPlaceholderData
  const matches = isCurrent ? (data?.rows ?? []) : []
  const options =
    selectedClient && !searchText && !matches.some((client) => client.id === selectedClient.id)
      ? [selectedClient, ...matches]
      : matches
  const byId = new Map<number, ClientChoice>(options.map((client) => [client.id, client]))
  if (selectedClient) byId.set(selectedClient.id, selectedClient)

  const [isOpen, setOpen] = useState(false)
  const pick = (next: number, client = byId.get(next)) => {
    setOpen(false)
    if (next === newClientId) return onAdd(searchText)
    setSelection(client)
    setSearchText('')
    onChange?.(next)
  }

  // Left to itself, Enter closes the list and clears what was typed where no option is active at that moment: it chooses here.
  const cache = useQueryClient()
  const highlighted = useRef<number | null>(null)
  const latest = useRef('')
  const onInputKeyDown = async (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !searchText.trim()) return
    event.preventDefault()
    event.stopPropagation()
    const active = highlighted.current
    if (isCurrent && active !== null && (active === newClientId || byId.has(active))) return pick(active)
    const answer = await cache.ensureQueryData(clientsNamed(searchText.trim())).catch(() => null)
    if (!answer || latest.current !== searchText) return
    const best = answer.rows.find(({ is_similar }) => !is_similar) ?? answer.rows[0]
    pick(best?.id ?? newClientId, best)
  }

  if (error) return <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (explainsNone && !search && data?.total === 0 && !isFetching) return <NoClients onAdd={() => onAdd('')} />
  return (
    <Select
      {...rest}
      ref={isFirst ? first : null}
      value={id > 0 ? id : undefined}
      open={isOpen}
      onOpenChange={setOpen}
      showSearch={{
        filterOption: false,
        searchValue: searchText,
        onSearch: (text) => {
          latest.current = text
          setSearchText(text)
        },
      }}
      onActive={(option) => (highlighted.current = typeof option === 'number' ? option : null)}
      onInputKeyDown={(event) => void onInputKeyDown(event)}
      loading={isFetching}
      notFoundContent={t.searching}
      onChange={(next: number) => pick(next)}
      options={isCurrent ? clientOptions(t, options, searchText, newOne) : []}
      labelRender={({ value: of }) => nameOf(byId.get(Number(of)))}
    />
  )
}

const toClients = { clients: (words: string) => <TextLink to={paths.clients()}>{words}</TextLink> }

/** Shown in a form while there is no client to choose. */
function NoClients({ onAdd }: { onAdd: () => void }) {
  const t = useMessages(bookingFormCatalog).client
  return (
    <Alert
      type="info"
      showIcon
      title={withTags(t.none, toClients)}
      action={
        <Button size="small" onClick={onAdd}>
          {t.addHere}
        </Button>
      }
    />
  )
}
