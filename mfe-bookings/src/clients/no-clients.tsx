import { paths } from '@keyhaven/shared-contracts/web/paths'
import { TextLink } from '@keyhaven/shared-contracts/web/ui/text-link'
import { Alert, Button } from 'antd'

/** What stands in a form where there is no client to choose. */
export function NoClients({ onAdd }: { onAdd: () => void }) {
  return (
    <Alert
      type="info"
      showIcon
      title={
        <>
          No clients available. <TextLink to={paths.clients()}>Add Client</TextLink>
        </>
      }
      action={
        <Button size="small" onClick={onAdd}>
          Add one here
        </Button>
      }
    />
  )
}
