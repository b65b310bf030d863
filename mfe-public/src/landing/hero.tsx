import { OwnerLink } from '../site/owner-link.tsx'
import { HarbourView } from './harbour-view.tsx'

export function Hero() {
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
