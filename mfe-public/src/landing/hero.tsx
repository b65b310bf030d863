import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { use } from 'react'
import { OwnSite } from '../site/site-context.ts'
import { HarbourView } from './harbour-view.tsx'

/** Welcomes guests: to an owner's own site by the owner's name. Above results it is brief, so that a phone shows them. */
export function Hero({ isBrief }: { isBrief: boolean }) {
  const own = use(OwnSite)
  const t = useMessages(guestCatalog)
  const look = isBrief ? 'kh-hero kh-hero-brief' : 'kh-hero'
  if (own) {
    return (
      <section className={look}>
        <HarbourView />
        <div className="kh-hero-words">
          <h1 className={own.name.length > 22 ? 'kh-hero-title kh-hero-long' : 'kh-hero-title'}>{own.name}</h1>
          <p className="kh-hero-text">{t.ownHero}</p>
        </div>
      </section>
    )
  }
  return (
    <section className={look}>
      <HarbourView />
      <div className="kh-hero-words">
        <h1 className="kh-hero-title">{t.hero}</h1>
        <p className="kh-hero-text">{t.heroText}</p>
      </div>
    </section>
  )
}
