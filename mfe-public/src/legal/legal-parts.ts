import type { PublicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import type { Messages } from '../messages/legal/en.ts'

/** A part of a legal text: lines that belong together below a title, which may be empty. */
export type LegalPart = { title: string; paragraphs: string[]; lines?: string[] }

const contactLines = (t: Messages, { legal }: PublicSite) => {
  const street = `${legal.street} ${legal.house_number}`.trim()
  const city = `${legal.postal_code} ${legal.city}`.trim()
  const contact = [legal.phone && t.phone(legal.phone), legal.email && t.email(legal.email)]
  return [legal.name, street, city, legal.country, ...contact].filter(Boolean)
}

/** Legal notice of an owner's own site. */
export const legalNotice = (t: Messages, site: PublicSite): LegalPart[] => [
  { title: t.responsible, paragraphs: [], lines: contactLines(t, site) },
  ...(site.legal.tax_id ? [{ title: t.taxId, paragraphs: [site.legal.tax_id] }] : []),
  { title: t.contracts, paragraphs: [t.contractsText(site.legal.name)] },
  { title: t.technology, paragraphs: [t.technologyText] },
]

const ownText = (text: string): LegalPart[] => [
  {
    title: '',
    paragraphs: text
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
  },
]

/** Privacy policy of an owner's own site: the owner's text, or ours where there is none. */
export const privacyPolicy = (t: Messages, site: PublicSite): LegalPart[] =>
  site.privacy_text
    ? ownText(site.privacy_text)
    : [{ title: t.whoIsResponsible, paragraphs: [], lines: contactLines(t, site) }, ...t.privacy(site.legal.name)]
