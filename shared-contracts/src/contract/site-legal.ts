import type { PublicSite } from './public-site.ts'

/** A part of a legal text: lines that belong together below a title, which may be empty. */
export type LegalPart = { title: string; paragraphs: string[]; lines?: string[] }

const contactLines = ({ legal }: PublicSite) => {
  const street = `${legal.street} ${legal.house_number}`.trim()
  const city = `${legal.postal_code} ${legal.city}`.trim()
  return [
    legal.name,
    street,
    city,
    legal.country,
    legal.phone && `Phone ${legal.phone}`,
    legal.email && `Email ${legal.email}`,
  ].filter(Boolean)
}

/** Who is responsible for an owner's own site. */
export const legalNotice = (site: PublicSite): LegalPart[] => [
  { title: 'Responsible for this site', paragraphs: [], lines: contactLines(site) },
  ...(site.legal.tax_id ? [{ title: 'Tax ID', paragraphs: [site.legal.tax_id] }] : []),
  {
    title: 'Accommodation contracts',
    paragraphs: [
      `A stay is a contract between you and ${site.legal.name}. What you send here is a request; it becomes a booking when it is accepted.`,
    ],
  },
  {
    title: 'Technology',
    paragraphs: [
      'This site runs on Keyhaven, which passes on requests and answers. It is not a party to the contract and takes no payment.',
    ],
  },
]

const written = (text: string): LegalPart[] => [
  {
    title: '',
    paragraphs: text
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
  },
]

const ours = (site: PublicSite): LegalPart[] => [
  { title: 'Who is responsible', paragraphs: [], lines: contactLines(site) },
  {
    title: 'What is kept about you',
    paragraphs: [
      'When you ask for a stay: your name, email address, postal address and phone number, and the stay itself with its dates, number of guests, services and price.',
      'It is needed to answer your request and to hold the stay (Art. 6(1)(b) GDPR). Invoices are kept for as long as tax law requires (Art. 6(1)(c) GDPR).',
    ],
  },
  {
    title: 'Who receives it',
    paragraphs: [
      `${site.legal.name} and Keyhaven, which stores it on the owner’s behalf and uses it for nothing else. Nothing is sold, and nothing is loaded from other companies’ servers.`,
    ],
  },
  {
    title: 'What is stored in your browser',
    paragraphs: [
      'No cookies and no trackers. The theme is kept there if you choose one, and what you type into the booking form until you confirm your request or close the tab.',
    ],
  },
  {
    title: 'Server logs',
    paragraphs: [
      'The server logs the time, the page address, the status and a request number, so that faults can be found and misuse stopped (Art. 6(1)(f) GDPR). With each request we keep a scrambled form of your network address, so that nobody can request everything at once; a request you do not confirm is deleted after a day.',
      'So that faulty versions of these pages are found, some visits report how they went: the version, how fast it was and whether something failed, and nothing about the visitor.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You can ask what is stored about you, have it corrected, deleted or handed over, object to its use, and complain to your data protection authority. Write to the address above.',
    ],
  },
]

/** What happens to the data of guests on an owner's own site: the owner's own words, or ours where there are none. */
export const privacyPolicy = (site: PublicSite): LegalPart[] =>
  site.privacy_text ? written(site.privacy_text) : ours(site)

/** The two pages by their addresses. */
export const legalPages = {
  'legal-notice': { title: 'Legal notice', parts: legalNotice },
  'privacy-policy': { title: 'Privacy policy', parts: privacyPolicy },
} as const
export type LegalPage = keyof typeof legalPages
