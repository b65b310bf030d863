import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { propertyCatalog } from '../messages/catalogs.ts'
import { Icon } from '../ui/icon.tsx'

/** Says where more infants come than there are cots; nothing where they fit, or the host says nothing of cots. */
export function CotNote({ unit: { cots }, infants = 0 }: { unit: PublicUnit; infants: number | undefined }) {
  const t = useMessages(propertyCatalog)
  if (cots == null || infants <= cots) return null
  return (
    <p className="kh-small kh-cot-note" role="status">
      <Icon name="info" size={16} /> <span>{t.fewCots(cots)}</span>
    </p>
  )
}
