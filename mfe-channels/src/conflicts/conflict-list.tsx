import type { ImportConflict } from '@keyhaven/shared-contracts/contract/channels/conflicts'
import { Box, Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { channelsCatalog } from '../messages/catalogs.ts'
import { ConflictCard } from './conflict-card.tsx'

/** Stays of portals that need their owner's word, above everything else. */
export function ConflictList({ conflicts }: { conflicts: readonly ImportConflict[] }) {
  const { conflicts: t } = useMessages(channelsCatalog)
  const title = t.title(conflicts.length)
  return (
    <section aria-label={title}>
      <Box marginBottom={12}>
        <Text component="h2" size={16} weight={600}>
          {title}
        </Text>
      </Box>
      <Stack component="ul" gap={12}>
        {conflicts.map((conflict) => (
          <li key={conflict.id}>
            <ConflictCard conflict={conflict} />
          </li>
        ))}
      </Stack>
    </section>
  )
}
