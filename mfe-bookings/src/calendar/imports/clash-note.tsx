import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Alert } from 'antd'
import { calendarCatalog } from '../../messages/calendar-catalogs.ts'
import { useClashes } from './clashes.ts'
import { clashWords } from './import-words.ts'

type Props = { unit: number; from: Day; to: Day }

/** Says in a popup which portals have its nights as well; nothing where none has. */
export function ClashNote({ unit, from, to }: Props) {
  const t = useMessages(calendarCatalog)
  const clashes = useClashes(unit, { from, to })
  return clashes.map((imported) => (
    <Box key={imported.id} marginBottom={16}>
      <Alert type="warning" showIcon title={clashWords(t, imported)} />
    </Box>
  ))
}
