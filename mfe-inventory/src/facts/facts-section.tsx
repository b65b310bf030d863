import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Typography } from 'antd'
import { type ReactNode, useId } from 'react'
import { amenitiesCatalog, factsCatalog } from '../messages/catalogs.ts'

type Props = {
  /** For each fact, whether it is filled in. */
  filled: readonly boolean[]
  children: ReactNode
}

/** Facts that guests ask about, below the main form, with a count of the ones that are filled in. */
export function FactsSection({ filled, children }: Props) {
  const t = useMessages(factsCatalog)
  // Waited for while the form opens: a part that waited later would hide the whole form meanwhile.
  useMessages(amenitiesCatalog)
  const heading = useId()
  return (
    <Box component="section" aria-labelledby={heading} marginBottom={24}>
      <Typography.Title id={heading} level={3} style={{ fontSize: 16, margin: '0 0 4px' }}>
        {t.title}
      </Typography.Title>
      <Box marginBottom={12}>
        <Text type="secondary">{`${t.hint} ${t.filled(filled.filter(Boolean).length, filled.length)}`}</Text>
      </Box>
      {children}
    </Box>
  )
}
