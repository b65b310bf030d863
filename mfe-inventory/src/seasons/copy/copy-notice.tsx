import { counted } from '@keyhaven/shared-contracts/web/facts'
import { Alert, Button } from 'antd'
import type { CopyResult } from './copy-form.tsx'
import { nightsText } from '../season-words.ts'

type Props = {
  copied: CopyResult
  year: number
  nameOf: (unit: number) => string
  onShow: () => void
  onClose: () => void
}

const maxShown = 20

/** What copying did, and what it left out. */
export function CopyNotice({ copied: { created, skipped }, year, nameOf, onShow, onClose }: Props) {
  return (
    <Alert
      type={skipped.length > 0 ? 'warning' : 'success'}
      showIcon
      role="status"
      closable={{ onClose }}
      title={`${counted(created.length, 'seasons')} copied to ${year}.`}
      description={
        skipped.length > 0 && (
          <>
            {skipped.length === 1 ? 'One was left out' : `${skipped.length} were left out`}, because {year} already has
            seasons on those nights:
            <ul style={{ margin: '4px 0 0', paddingInlineStart: 20, overflowWrap: 'anywhere' }}>
              {skipped.slice(0, maxShown).map((season) => (
                <li key={season.id}>
                  {nameOf(season.unit)}: {season.name}, {nightsText(season)}
                </li>
              ))}
              {skipped.length > maxShown && <li>{counted(skipped.length - maxShown, 'seasons')} more</li>}
            </ul>
          </>
        )
      }
      action={
        <Button size="small" onClick={onShow}>
          Show {year}
        </Button>
      }
    />
  )
}
