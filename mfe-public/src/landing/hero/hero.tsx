import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import type { Image } from '@keyhaven/shared-contracts/contract/images'
import type { PublicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import { guestCatalog } from '../../messages/catalogs.ts'
import { use } from 'react'
import { OwnerLink } from '../../site/owner-link.tsx'
import { OwnSite } from '../../site/site-context.ts'
import { Picture } from '../../ui/picture.tsx'
import { isShort } from './introduction.tsx'
import { HarbourView } from './harbour-view.tsx'

type Props = {
  /** Above results on a phone, so that it shows them. */
  isBrief: boolean
  /** Instead of the welcome; null where the page has its title further down. */
  title?: string | null | undefined
  /** Stands in where an owner has chosen none. */
  picture?: Image | undefined
}

/** Welcomes guests: to an owner's site by the name of the house, to everybody's with a drawing. */
export function Hero({ isBrief, title, picture }: Props) {
  const own = use(OwnSite)
  const t = useMessages(guestCatalog)
  const look = isBrief ? 'kh-hero kh-hero-brief' : 'kh-hero'
  if (own) return <OwnHero {...{ own, look }} isTitled={title !== null} picture={own.hero ?? picture} />
  return (
    <section className={look}>
      <HarbourView />
      <div className="kh-hero-words">
        {title !== null && <h1 className="kh-hero-title">{title ?? t.hero}</h1>}
        <p className="kh-hero-text">{t.heroText}</p>
        <OwnerLink to="/owner/" className="kh-button kh-button-quiet kh-hero-register">
          {t.register}
        </OwnerLink>
      </div>
    </section>
  )
}

type OwnProps = { own: PublicSite; look: string; isTitled: boolean; picture: Image | undefined }

function OwnHero({ own, look, isTitled, picture }: OwnProps) {
  const t = useMessages(guestCatalog)
  const { name, intro = '', intro_lang } = own
  return (
    <section className={`${look} ${picture ? 'kh-hero-pictured' : 'kh-hero-plain'}`}>
      {picture && (
        <div className="kh-hero-picture">
          <Picture image={picture} name={name} seed={0} sizes="100vw" first />
        </div>
      )}
      <div className="kh-hero-words">
        {isTitled && <h1 className={name.length > 22 ? 'kh-hero-title kh-hero-long' : 'kh-hero-title'}>{name}</h1>}
        {intro && isShort(intro) ? (
          <p className="kh-hero-text" lang={intro_lang}>
            {intro}
          </p>
        ) : (
          <p className="kh-hero-text">{t.ownHero}</p>
        )}
      </div>
    </section>
  )
}
