import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Box, Stack } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { PageTitle } from '@keyhaven/shared-contracts/web/page'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { connectionsCatalog } from '../messages/catalogs.ts'
import { KeysCard } from './keys-card.tsx'
import { WebhooksCard } from './webhooks-card.tsx'

/** Other software: what may reach the account, and what is told of it. */
export function ConnectionsPage() {
  const t = useMessages(connectionsCatalog)
  const user = useSession((session) => session.user)
  if (!user) return null
  return (
    <>
      <PageTitle title={t.title} actions={<TextLink to={paths.settings()}>{t.allSettings}</TextLink>} />
      <Box maxWidth={1280}>
        <Stack gap={16}>
          <KeysCard user={user} />
          <WebhooksCard user={user} />
        </Stack>
      </Box>
    </>
  )
}
