import { guestLocales, matchLocale } from '@keyhaven/shared-contracts/domain/locale'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import type {
  PublicSite,
  PublicSiteOrigins,
  SiteSettings,
  SiteSettingsBody,
} from '@keyhaven/shared-contracts/contract/public/public-site'
import { changedTranslations } from '../db/fragments/translations.ts'
import type { Sql, Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { notFound, unauthorized } from '../http/problem.ts'
import { isLocalName, isOurs, siteOrigin, siteUrl } from './host-kind.ts'
import { hostsOf } from './hosts.ts'
import { findSettings, findSite, isProvenByAnother, type PublicSiteRow, readMap, type SiteRow } from './reads.ts'
import { domainUnavailable, domainUnproven } from './constraints.ts'
import { hasRecord, readTxt, recordOf } from './txt-record.ts'
import { changeStandard, lockSite, setProof, updateOwnerOfSite, updateSite } from './writes.ts'

const txtOf = ({ domain, code }: SiteRow, env: AppEnv) =>
  domain && code && !isLocalName(domain, env) ? recordOf({ domain, code }) : null

const toSettings = (row: SiteRow, env: AppEnv): SiteSettings => ({
  domain: row.domain,
  domain_status: row.domain === null ? 'none' : row.proven ? 'proven' : 'unproven',
  txt: txtOf(row, env),
  site_url: siteUrl(row, env.origin),
  accent: row.accent,
  allowed_origins: row.allowed_origins,
  request_expiry_hours: row.request_expiry_hours,
  max_nights: row.max_nights,
  horizon_months: row.horizon_months,
  privacy_text: row.privacy_text,
  translations: row.translations,
  locale: row.locale,
  host_languages: row.host_languages,
  ...{ business_name: row.business_name, intro: row.intro, hero: row.hero, dark_logo: row.dark_logo },
  slug: row.slug,
})

const settingsOf = async (db: Sql, owner: OwnerId) => {
  const row = await findSettings(db, owner)
  if (!row) throw unauthorized()
  return row
}

export const siteSettings = async ({ db, env }: AppContext, owner: OwnerId) =>
  toSettings(await settingsOf(db, owner), env)

/** The origin at which guests deal with an owner: of the owner's own domain, once that is proven. */
export const ownOrigin = async (tx: Tx, owner: OwnerId, origin: string) => {
  const { domain, proven } = await settingsOf(tx, owner)
  return domain && proven ? siteOrigin(domain, origin) : origin
}

const setDomain = async (tx: Tx, owner: OwnerId, domain: string | null, { env, now }: { env: AppEnv; now: Date }) => {
  if (domain && (isOurs(domain, env.origin) || (await isProvenByAnother(tx, owner, domain)))) throw domainUnavailable()
  const proven = domain && isLocalName(domain, env) ? now : null
  await updateOwnerOfSite(tx, owner, { domain, domain_proven_at: proven })
}

/** Changes the fields that are sent; a new domain has to be proven first. */
export async function changeSite(context: AppContext, owner: OwnerId, input: SiteSettingsBody): Promise<SiteSettings> {
  const { domain, accent, allowed_origins, request_expiry_hours, max_nights, horizon_months, privacy_text, locale } =
    input
  const changed = await transact(context.db, async (tx) => {
    await lockSite(tx, owner)
    const before = await settingsOf(tx, owner)
    if (domain !== undefined && domain !== before.domain)
      await setDomain(tx, owner, domain, { env: context.env, now: context.clock() })
    if (locale !== undefined && locale !== before.locale) await changeStandard(tx, owner, before.locale, locale)
    const requests = {
      ...(request_expiry_hours !== undefined && { request_expiry_hours }),
      ...(max_nights !== undefined && { max_nights }),
      ...(horizon_months !== undefined && { horizon_months }),
    }
    await updateOwnerOfSite(tx, owner, requests)
    const site = {
      ...(accent !== undefined && { accent }),
      ...(allowed_origins && { allowed_origins: JSON.stringify([...new Set(allowed_origins)]) }),
      ...(privacy_text !== undefined && { privacy_text }),
      ...(input.business_name !== undefined && { business_name: input.business_name }),
      ...(input.intro !== undefined && { intro: input.intro }),
      ...(input.translations && { translations: changedTranslations(input.translations) }),
      ...(locale !== undefined && { locale }),
      ...(input.host_languages && { host_languages: input.host_languages }),
    }
    await updateSite(tx, owner, site)
    return settingsOf(tx, owner)
  })
  hostsOf(context).forget()
  return toSettings(changed, context.env)
}

const whyUnproven = (name: string, value: string, texts: string[] | undefined) => {
  if (!texts) return reason('guests.nameServersSilent', { name })
  const other = texts.find((text) => text.startsWith('keyhaven=')) ?? texts[0]
  if (other === undefined) return reason('guests.noRecord', { name })
  return reason('guests.otherRecord', { name, found: other.slice(0, 100), wanted: value })
}

/** Proves the domain by its TXT record. */
export async function checkDomain(context: AppContext, owner: OwnerId): Promise<SiteSettings> {
  const row = await settingsOf(context.db, owner)
  if (row.domain === null) throw domainUnproven('guests.noDomainCheckEnterOneFirst')
  const txt = txtOf(row, context.env)
  if (row.proven || !txt) return toSettings(row, context.env)
  const texts = await readTxt(txt.name, context.env.dnsServer)
  if (!texts || !hasRecord(texts, txt)) throw domainUnproven(whyUnproven(txt.name, txt.value, texts))
  // Only what was looked at: the owner may have changed it meanwhile.
  await setProof(context.db, owner, row.domain, context.clock())
  hostsOf(context).forget()
  return siteSettings(context, owner)
}

const nobody = {
  ...{ street: '', house_number: '', postal_code: '', city: '', country: '' },
  ...{ phone: '', email: '', tax_id: '' },
}

/** Owners with a site of their own must publish who they are; the address of all others stays private. */
const toPublic = ({
  legal_name,
  street,
  house_number,
  postal_code,
  city,
  country,
  phone,
  email,
  tax_id,
  ...shown
}: PublicSiteRow): PublicSite => {
  const personals = { street, house_number, postal_code, city, country, phone, email, tax_id }
  return { ...shown, legal: { name: legal_name, ...(shown.domain ? personals : nobody) } }
}

type SiteQuery = { owner?: string | undefined; property?: number | undefined; locale?: string | undefined }

export async function publicSite(
  { db, clock }: AppContext,
  { owner, property, locale }: SiteQuery,
): Promise<PublicSite> {
  const slug = owner?.trim().toLowerCase() || undefined
  const row = await findSite(db, { slug, property, locale: matchLocale([locale ?? ''], guestLocales) }, clock())
  if (!row) throw notFound('site')
  return toPublic(row)
}

/** The other sites that may use the public calls for an owner. */
export async function publicSiteOrigins(context: AppContext, { owner }: SiteQuery): Promise<PublicSiteOrigins> {
  return { origins: [...(await hostsOf(context).originsOf(owner ?? ''))] }
}

export async function siteMap({ db }: AppContext, { owner, page }: { owner?: string | undefined; page: number }) {
  return { page, ...(await readMap(db, owner?.trim().toLowerCase() || undefined, page)) }
}
