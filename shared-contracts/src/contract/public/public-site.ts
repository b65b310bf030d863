import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { addressOut } from '../../domain/place/address.ts'
import { maxStayNights } from '../../domain/stay/night-limits.ts'
import { endpoint } from '../endpoint.ts'
import { hostLanguages } from '../../domain/host-languages.ts'
import { guestLocales } from '../../domain/locale.ts'
import { fromText, idParams } from '../../domain/money/number.ts'
import { brand } from '../../domain/palette.ts'
import { publicPage } from '../paging.ts'
import { reasonOut } from '../problem.ts'
import { changedParagraphs } from '../../domain/text.ts'
import { cleanLine } from '../../domain/text/clean.ts'
import { textLanguage, translations, translationsOut } from '../../domain/translations.ts'
import { inLanguage, ofOwner } from './public-booking.ts'
import { siteMap } from './site-map.ts'
import { brandBody, brandOut, introLength, publicBrand } from './site-brand.ts'

const hexColour = /^#[0-9a-f]{6}$/

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** A name of the DNS with a dot; what ends in a number is an address of a machine. */
export const hostName = new RegExp(`^(?=.{4,253}$)(?:${label}\\.)+(?!\\d+$)${label}$`)

/** Longer than any host with its scheme; where an address is far too long, parsers disagree on whether it is one. */
const maxWrittenLength = 300

/** `https://Büro.Example.COM./` becomes `xn--bro-hoa.example.com`; what is no host alone stays and is refused. */
const hostOf = (value: string) => {
  const written = value.trim().replace(/^https?:\/\//i, '')
  if (written.length > maxWrittenLength || !URL.canParse(`http://${written}`)) return written
  const { host, pathname, search, hash, username } = new URL(`http://${written}`)
  return pathname === '/' && !search && !hash && !username ? host.replace(/\.$/, '') : written
}

/** An origin as browsers write it: scheme, host, and the port where it is not the usual one; empty for what is none. */
const originOf = (value: string) => {
  const trimmed = value.trim()
  const written = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
  if (written.length > maxWrittenLength || !URL.canParse(written)) return ''
  const { origin, hostname } = new URL(written)
  // It goes into headers that have a grammar of their own, so only names and addresses pass.
  const isHost = hostName.test(hostname) || hostname === 'localhost' || /^[\d.]+$|^\[[\da-f:.]+\]$/.test(hostname)
  return isHost ? origin : ''
}

const domain = z.preprocess(
  (value) => (typeof value === 'string' ? hostOf(value) || null : (value ?? null)),
  z.string('guests.enterDomain').regex(hostName, 'guests.enterDomain').nullable(),
) as unknown as z.ZodType<string | null, string | null | undefined>

const origin = z.preprocess(
  (value) => (typeof value === 'string' ? originOf(value) : value),
  z.string('general.urlFormat').min(1, 'general.urlFormat'),
) as unknown as z.ZodType<string, string>

/** Settings of the public site that its owner makes. */
export const siteSettingsBody = z.object({
  /** The owner's own host; null for none. */
  domain: domain.optional(),
  /** `#rrggbb`; null is Keyhaven's own. */
  accent: z
    .string(reasons.choose('colour'))
    .trim()
    .toLowerCase()
    .regex(hexColour, 'guests.colourFormat')
    .nullable()
    .optional(),
  /** Sites that may embed the booking. */
  allowed_origins: z
    .array(origin, 'guests.enterAddressesOnePerLine')
    .max(20, reasons.atMost('addresses', 20))
    .optional(),
  /** After how many hours an unanswered request expires. */
  request_expiry_hours: fromText(
    z
      .number('general.enterNumber')
      .int('general.onlyWholeNumbersAllowed')
      .min(1, reasons.atLeast('hours', 1))
      .max(168, reasons.atMost('hours', 168)),
  ).optional(),
  /** Maximum nights of a guest's stay; bookings of the owner are not limited by it. */
  max_nights: fromText(
    z
      .number('general.enterNumber')
      .int('general.onlyWholeNumbersAllowed')
      .min(1, reasons.atLeast('nights', 1))
      .max(maxStayNights, reasons.atMost('nights', maxStayNights)),
  ).optional(),
  /** Months ahead within which a guest's stay may begin. */
  horizon_months: fromText(
    z
      .number('general.enterNumber')
      .int('general.onlyWholeNumbersAllowed')
      .min(1, reasons.atLeast('months', 1))
      .max(120, reasons.atMost('months', 120)),
  ).optional(),
  /** The owner's own privacy text, plain text with blank lines between paragraphs; empty is our default. */
  privacy_text: changedParagraphs(20_000),
  ...brandBody,
  /** The texts in further languages; one that is left out stays. */
  translations: translations({ privacy_text: changedParagraphs(20_000), intro: changedParagraphs(introLength) }),
  /** The language of guests whose own is none of those offered, and of the texts that owners write. */
  locale: z.enum(guestLocales, reasons.chooseFromList('language')).optional(),
  /** The languages that the host speaks with guests. */
  host_languages: z
    .array(z.enum(hostLanguages, reasons.chooseFromList('language')))
    .max(hostLanguages.length)
    .overwrite((languages) => [...new Set(languages)])
    .optional(),
})
export type SiteSettingsBody = z.output<typeof siteSettingsBody>

export const domainStatuses = ['none', 'unproven', 'proven'] as const

export const siteSettings = z
  .object({
    domain: z.string().nullable(),
    /** `unproven` until the TXT record was seen; only a proven domain answers. */
    domain_status: z.enum(domainStatuses),
    /** The DNS record that proves the domain; null where none is needed. */
    txt: z.object({ name: z.string(), value: z.string() }).nullable(),
    /** Address at which the owner's site is reached now. */
    site_url: z.string(),
    accent: z.string().nullable(),
    allowed_origins: z.array(z.string()),
    request_expiry_hours: z.int(),
    max_nights: z.int(),
    horizon_months: z.int(),
    privacy_text: z.string(),
    ...brandOut,
    translations: translationsOut({ privacy_text: z.string().optional(), intro: z.string().optional() }),
    /** The BCP 47 tag of the language of guests whose own is none of those offered. */
    locale: z.string().optional(),
    /** The BCP 47 tags of the languages that the host speaks with guests. */
    host_languages: z.array(z.string()).optional(),
    slug: z.string(),
  })
  .meta({ id: 'SiteSettings' })
export type SiteSettings = z.infer<typeof siteSettings>

/** The page that "Test my site" looks at. */
export const siteTestBody = z.object({
  url: z
    .string(reasons.enter('pageAddress'))
    .overwrite(cleanLine)
    .min(1, reasons.enter('pageAddress'))
    .max(2000, 'general.atMostCharacters'),
})

/** Results of "Test my site", in words. */
export const siteFinding = z.object({
  ok: z.boolean(),
  title: z.string(),
  advice: z.string(),
  /** Keys of these sentences: screens say them in their own language. */
  title_reason: reasonOut.optional(),
  advice_reason: reasonOut.optional(),
})
export type SiteFinding = z.infer<typeof siteFinding>

/** Site of an owner, as guests may know it. */
export const publicSite = z
  .object({
    slug: z.string(),
    /** The name of the business, else the owner's. */
    name: z.string(),
    ...publicBrand,
    /** Below the media base; null without. */
    logo: z.string().nullable(),
    /** `#rrggbb`; null is Keyhaven's own. */
    accent: z.string().nullable(),
    /** The proven own domain. */
    domain: z.string().nullable(),
    /**
     * Imprint: who is responsible, from the owner's personals; an entry that is missing is empty. But for the name all are while
     * the owner has no site on a domain of their own.
     */
    legal: z.object({
      name: z.string(),
      ...addressOut.shape,
      email: z.string(),
      tax_id: z.string(),
    }),
    /** Empty where the owner has written none. */
    privacy_text: z.string(),
    privacy_text_lang: textLanguage,
    /** The BCP 47 tag of the language of guests whose own is none of those offered. */
    locale: z.string().optional(),
  })
  .meta({ id: 'PublicSite' })
export type PublicSite = z.infer<typeof publicSite>

/** The other sites that may show an owner's booking, as origins. */
const publicSiteOrigins = z.object({ origins: z.array(z.string()) }).meta({ id: 'PublicSiteOrigins' })
export type PublicSiteOrigins = z.infer<typeof publicSiteOrigins>

const notForDemo = 'guests.demoHasNoDomain'

export const siteApi = {
  settings: endpoint({
    domain: 'accounts',
    summary: "The settings of the owner's public site",
    method: 'GET',
    path: '/api/site-settings/',
    access: 'owner',
    response: siteSettings,
  }),
  change: endpoint({
    domain: 'accounts',
    summary:
      'Change the settings that are sent; 409 `domain_unavailable` when the domain is ours or proven by someone else',
    method: 'PATCH',
    path: '/api/site-settings/',
    access: 'owner',
    refusesDemo: notForDemo,
    body: siteSettingsBody,
    example: {
      domain: 'book.example.com',
      accent: brand,
      allowed_origins: ['https://www.example.com'],
      request_expiry_hours: '48',
      max_nights: '30',
      horizon_months: '12',
      privacy_text: 'We keep what you send for your stay.',
      business_name: 'Haus am See',
      intro: 'Six rooms by the water.',
      translations: { en: { privacy_text: 'We keep what you send for your stay.' } },
      locale: 'de',
      host_languages: ['de', 'en'],
    },
    response: siteSettings,
  }),
  checkDomain: endpoint({
    domain: 'accounts',
    summary: 'Look for the TXT record; 409 `domain_unproven` says what was found instead',
    method: 'POST',
    path: '/api/site-settings/check-domain/',
    access: 'owner',
    limits: { perOwner: { times: 30, seconds: 600 } },
    refusesDemo: notForDemo,
    response: siteSettings,
  }),
  test: endpoint({
    domain: 'accounts',
    summary: 'Test a page that should embed the booking and say what is wrong',
    method: 'POST',
    path: '/api/site-settings/test/',
    access: 'owner',
    limits: { perOwner: { times: 20, seconds: 600 } },
    refusesDemo: notForDemo,
    body: siteTestBody,
    example: { url: 'https://www.example.com/stay' },
    response: z.object({ findings: z.array(siteFinding) }),
  }),
  site: endpoint({
    domain: 'public',
    summary: "Whose site this is: that of `owner`, or, on an owner's own domain, that owner's",
    method: 'GET',
    path: '/api/public/site/',
    access: 'anyone',
    query: ofOwner.extend({
      ...inLanguage.shape,
      /** Property whose owner is meant, if no owner is named. */
      property: idParams.shape.id.optional(),
    }),
    response: publicSite,
  }),
  origins: endpoint({
    domain: 'public',
    summary: 'Which other sites may show the booking of `owner`; none where nobody has that slug',
    method: 'GET',
    path: '/api/public/site/origins/',
    access: 'anyone',
    query: ofOwner,
    response: publicSiteOrigins,
  }),
  map: endpoint({
    domain: 'public',
    summary:
      'What search engines may list: properties with their units, except those of demo accounts and of owners with a domain of their own',
    method: 'GET',
    path: '/api/public/site/map/',
    access: 'anyone',
    query: ofOwner.extend({ page: publicPage.shape.page }),
    response: siteMap,
  }),
}
