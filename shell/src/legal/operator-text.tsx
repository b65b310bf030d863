import { useQuery } from '@tanstack/react-query'
import { Button, Spin } from 'antd'
import { operatorQuery } from './operator.ts'

/** Name, address and e-mail of the operator. */
export function OperatorText() {
  const { data, isError, refetch } = useQuery(operatorQuery)
  if (isError)
    return (
      <p role="alert">
        The operator&apos;s details could not be loaded. <Button onClick={() => void refetch()}>Retry</Button>
      </p>
    )
  if (!data) return <Spin aria-label="Loading" />
  return (
    <address>
      {data.name}
      {data.address && `\n${data.address.split(/\s*,\s*/).join('\n')}`}
      {'\n'}
      <a href={`mailto:${data.email}`}>{data.email}</a>
    </address>
  )
}
