import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../../messages/catalogs.ts'
import { Icon } from '../icon.tsx'

/** Title and close button of a sheet. */
export function SheetHead({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const t = useMessages(guestCatalog)
  return (
    <header className="kh-sheet-head">
      <h2 className="kh-panel-title" id={id}>
        {title}
      </h2>
      <button type="button" className="kh-icon-button" aria-label={t.close} onClick={onClose}>
        <Icon name="clear" />
      </button>
    </header>
  )
}
