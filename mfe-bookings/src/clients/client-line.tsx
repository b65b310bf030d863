import type { Client } from '@keyhaven/shared-contracts/contract/clients'
import { Flex, Typography } from 'antd'
import { clientName } from './client-name.ts'

/** A client among others: the name, and what tells people of the same name apart. */
export function ClientLine({ client }: { client: Pick<Client, 'first_name' | 'last_name' | 'email' | 'address'> }) {
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
