import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Alert, Button } from 'antd'
import { seasonsCatalog } from '../../messages/catalogs.ts'
import type { CopyResult } from './copy-form.tsx'
import { nightsText } from '../season-display.ts'

type Props = {
  copied: CopyResult
  year: number
  nameOf: (unit: number) => string
  onShow: () => void
  onClose: () => void
}

const maxShown = 20

/** Result of copying seasons: those created, and those left out. */
export function CopyNotice({ copied: { created, skipped }, year, nameOf, onShow, onClose }: Props) {
  const { copy, strip } = useMessages(seasonsCatalog)
  const { notice: t } = copy
  return (
    <Alert
      type={skipped.length > 0 ? 'warning' : 'success'}
      showIcon
      role="status"
      closable={{ onClose }}
      title={t.copied(created.length, year)}
      description={
        skipped.length > 0 && (
          <>
            <span>{t.leftOut(skipped.length, year)}</span>
            <ul style={{ margin: '4px 0 0', paddingInlineStart: 20, overflowWrap: 'anywhere' }}>
              {skipped.slice(0, maxShown).map((season) => (
                <li key={season.id}>{`${nameOf(season.unit)}: ${season.name}, ${nightsText(strip, season)}`}</li>
              ))}
              {skipped.length > maxShown && <li>{t.more(skipped.length - maxShown)}</li>}
            </ul>
          </>
        )
      }
      action={
        <Button size="small" onClick={onShow}>
          {t.show(year)}
        </Button>
      }
    />
  )
}
