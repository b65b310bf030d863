import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { SavedStayRule } from '@keyhaven/shared-contracts/contract/inventory/stay-rules'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Alert } from 'antd'
import { stayRulesCatalog } from '../messages/catalogs.ts'
import { useNightRanges } from './use-night-ranges.ts'

const maxUnits = 8

type Props = { unbookable: SavedStayRule['unbookable']; rows: CalendarRows; onClose: () => void }

/** Nights that a rule took from all guests when it was saved, unit by unit. */
export function UnbookableNotice({ unbookable, rows, onClose }: Props) {
  const { unbookable: t } = useMessages(stayRulesCatalog)
  const rangesText = useNightRanges()
  const nameOf = (id: number) => rows.units.find((unit) => unit.id === id)?.name ?? ''
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      closable={{ onClose }}
      title={t.title}
      description={
        <ul style={{ margin: '4px 0 0', paddingInlineStart: 20, overflowWrap: 'anywhere' }}>
          {unbookable.slice(0, maxUnits).map(({ unit, nights }) => (
            <li key={unit}>{t.of(nameOf(unit), rangesText(nights))}</li>
          ))}
          {unbookable.length > maxUnits && <li>{t.more(unbookable.length - maxUnits)}</li>}
        </ul>
      }
    />
  )
}
