import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { use } from 'react'
import { LegalLink } from '../legal/legal-link.tsx'
import { OwnerLink } from './owner-link.tsx'
import { OwnSite } from './site-context.ts'

export function SiteFooter() {
  const own = use(OwnSite)
  const t = useMessages(guestCatalog)
  return (
    <footer className="kh-footer">
      <div className="kh-footer-row">
        <p>{t.rights(localToday().slice(0, 4), own?.name ?? 'Keyhaven')}</p>
        <p>{t.withVat}</p>
        {!own && (
          <OwnerLink to="/owner/" className="kh-footer-register">
            {t.register}
          </OwnerLink>
        )}
        <nav aria-label={t.legal}>
          <LegalLink page="notice">{t.notice}</LegalLink>
          <LegalLink page="privacy">{t.privacy}</LegalLink>
        </nav>
      </div>
    </footer>
  )
}
