import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog, propertyCatalog } from '../messages/catalogs.ts'
import { StrongWords } from '../ui/strong-words.tsx'
import { inLocale } from '@keyhaven/shared-contracts/platform/guest-address'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useNavigate } from 'react-router-dom'
import { DocumentTitle } from '../site/document-title.tsx'
import { Icon } from '../ui/icon.tsx'
import { placeWords } from '@keyhaven/shared-contracts/domain/place/place-words'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { address } from '../search/search-address.ts'
import { BackLink } from './back-link.tsx'
import { boundsOf } from '../search/bounds.ts'
import { Gallery } from './pictures/gallery.tsx'
import { ShareButton } from './share-button.tsx'
import { StayBar } from './stay-bar.tsx'
import { StayForm } from './stay-form.tsx'
import { leadToCalendar } from '../search/lead.ts'
import { UnitCalendar } from './calendar/unit-calendar.tsx'
import { UnitOffer } from './unit-offer.tsx'
import { useUnit } from './use-unit.tsx'
import { LateFacts } from '../facts/late-facts.tsx'
import { useCovers } from '../facts/use-covers.ts'
import { UnitFacts } from '../ui/unit-facts.tsx'
import { LanguageNote } from '../facts/language-note.tsx'

/** One unit: what it is, when it is free, what a stay costs. */
export function UnitPage() {
  const t = useMessages(propertyCatalog)
  const { code } = useLanguage()
  const { noImage } = useMessages(guestCatalog)
  const navigate = useNavigate()
  const { search, property, unit, instead } = useUnit()
  const covers = useCovers(unit)
  if (!unit) return instead
  const bounds = boundsOf(property, unit)
  const choose = (newSearch: Search) =>
    void navigate(address(paths.publicUnit(property.id, unit.id), newSearch), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <div className="kh-page">
      <DocumentTitle>{`${unit.name}, ${property.name}`}</DocumentTitle>
      <BackLink to={address(paths.publicProperty(property.id), search)}>{t.backTo(property.name)}</BackLink>
      <div className="kh-page-head">
        <div>
          <h1 className="kh-page-title" translate="no">
            {unit.name}
          </h1>
          <p className="kh-place">
            <Icon name="pin" size={18} />
            <span>{`${property.name} · ${placeWords(property.address, code)}`}</span>
          </p>
        </div>
        <ShareButton title={unit.name} />
      </div>
      <Gallery
        images={unit.images.length > 0 ? unit.images : property.images}
        name={unit.name}
        seed={unit.id}
        missing={noImage}
      />
      <div className="kh-unit-columns">
        <div className="kh-unit-about">
          <UnitFacts
            unit={unit}
            checkIn={search.checkIn}
            pets={search.pets}
            sayPets
            sleeps={t.sleeps(unit.max_capacity)}
            type={t.types[unit.type]}
            size={20}
            className="kh-facts kh-facts-large"
          />
          <p className="kh-description" lang={unit.description_lang}>
            {unit.description}
          </p>
          <LanguageNote lang={unit.description_lang} />
          <UnitCalendar unit={unit} search={search} bounds={bounds} onStay={choose} />
          <LateFacts property={property} unit={unit} />
        </div>
        <aside className="kh-panel kh-unit-aside" aria-label={t.yourStay}>
          <p className="kh-from">
            <StrongWords>{t.fromNight(unit.price_from)}</StrongWords>
          </p>
          {covers && <p className="kh-small">{covers}</p>}
          <StayForm
            search={search}
            bounds={bounds}
            maxGuests={unit.max_capacity}
            note={t.sleepsNote(unit.max_capacity)}
            label={t.check}
            action={inLocale(paths.publicUnit(property.id, unit.id), search.locale)}
            onStay={choose}
            onCalendar={leadToCalendar}
            // The calendar beside the form chooses dates alone.
            onGuests={(party) => choose({ ...search, ...party })}
          />
          <UnitOffer property={property} unit={unit} search={search} onStay={choose} />
        </aside>
      </div>
      <StayBar unit={unit} search={search} bounds={boundsOf(property)} />
    </div>
  )
}
