import { UserAddOutlined } from '@ant-design/icons'
import type { ListedClient } from '@keyhaven/shared-contracts/contract/clients'
import { ClientLine } from './client-line.tsx'

/** The value of the option that adds a new client. */
export const newClientId = 0

type Offered = Parameters<typeof ClientLine>[0]['client'] & Pick<ListedClient, 'id' | 'is_similar'>
const optionOf = (client: Offered) => ({ value: client.id, label: <ClientLine client={client} /> })

/** The clients of a picker: those of the words, then those of similar names, who may be meant, and then a new one. */
export const clientOptions = (found: readonly Offered[], typed: string, newOne: 'New guest' | 'New client') => {
  const similar = found.filter(({ is_similar }) => is_similar)
  const add = typed.trim() ? `${newOne} “${typed.trim()}”` : newOne
  return [
    ...found.filter(({ is_similar }) => !is_similar).map(optionOf),
    ...(similar.length > 0 ? [{ label: 'Similar names', options: similar.map(optionOf) }] : []),
    {
      value: newClientId,
      label: (
        <span>
          <UserAddOutlined aria-hidden /> {add}
        </span>
      ),
    },
  ]
}
