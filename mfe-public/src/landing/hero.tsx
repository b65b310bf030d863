import { use } from 'react'
import { OwnSite } from '../site/site-context.ts'
import { OwnerLink } from '../site/owner-link.tsx'
import { HarbourView } from './harbour-view.tsx'

/** Welcomes guests: to an owner's own site by the owner's name. */
export function Hero() {
  const own = use(OwnSite)
  if (own) {
    return (
      <section className="kh-hero">
        <HarbourView />
        <div className="kh-hero-words">
          <h1 className={own.name.length > 22 ? 'kh-hero-title kh-hero-long' : 'kh-hero-title'}>{own.name}</h1>
          <p className="kh-hero-text">See what is free, and book directly with your host.</p>
        </div>
      </section>
    )
  }
  return (
    <section className="kh-hero">
      <HarbourView />
      <div className="kh-hero-words">
        <h1 className="kh-hero-title">Find your perfect rental property</h1>
        <p className="kh-hero-text">Guesthouses and apartments, let by the people who look after them.</p>
        <OwnerLink to="/owner/" className="kh-button kh-button-hero">
          Register your property
        </OwnerLink>
      </div>
    </section>
  )
}
