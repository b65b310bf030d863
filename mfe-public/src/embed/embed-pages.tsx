import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
// The page that most elements start at comes with the first scripts.
import '../landing/landing-page.tsx'
import { guestPages } from '../pages.ts'
import { DraftStore, type Drafts } from '../site/drafts.ts'
import { ForeignPage, LegalPages } from '../site/site-context.ts'
import { StandaloneRoutes } from '../standalone/standalone-routes.tsx'
import { EmbedLayout } from './embed-layout.tsx'
import type { Emit } from './loader.ts'
import type { OuterSite } from './outer-site.ts'

type Props = { owner: string; start: string; site: OuterSite; tell: Emit }

const inMemory = (): Drafts => {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  }
}

/** The pages of the site, with an address that nobody sees and drafts that nothing keeps. */
export function EmbedPages({ owner, start, site, tell }: Props) {
  const [drafts] = useState(inMemory)
  const [routes] = useState(() => [
    { element: <EmbedLayout owner={owner} tell={tell} />, children: Object.values(guestPages) },
  ])
  return (
    <ForeignPage value={site.base}>
      <LegalPages value={site}>
        <DraftStore value={drafts}>
          <MemoryRouter initialEntries={[`${start}?owner=${encodeURIComponent(owner)}`]}>
            <StandaloneRoutes routes={routes} />
          </MemoryRouter>
        </DraftStore>
      </LegalPages>
    </ForeignPage>
  )
}
