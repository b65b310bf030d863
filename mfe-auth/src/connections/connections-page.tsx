import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { PageTitle } from '@keyhaven/shared-contracts/web/page'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { KeysCard } from './keys-card.tsx'
import { WebhooksCard } from './webhooks-card.tsx'

/** Other software: what may reach the account, and what is told of it. */
export function ConnectionsPage() {
  const user = useSession((session) => session.user)
  if (!user) return null
  return (
    <>
      <PageTitle title="Connections" actions={<TextLink to={paths.settings()}>All settings</TextLink>} />
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, maxWidth: 1280 }}>
        <KeysCard user={user} />
        <WebhooksCard user={user} />
      </div>
    </>
  )
}
