import { defaultTerms } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { reasons } from '@keyhaven/shared-contracts/domain/reasons/reasons'
import type { PropertyChange, PropertyFields } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { Usage } from '@keyhaven/shared-contracts/contract/accounts/usage'
import type { Todays } from '../db/fragments/bookings.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { once, unlessAnswered } from '../http/idempotency.ts'
import { contentOf, drawImages, type NewImage, type SentImage } from '../images/form-images.ts'
import { hasRoom, showImages } from '../images/service.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { invalid, notFound, stale } from '../http/problem.ts'
import { findProperty, isZoneOfDatabase, readPropertyUsage, readUsualTerms, zonesOf } from './reads.ts'
import {
  archiveProperty,
  deleteProperty,
  lockPropertyShared,
  insertProperty,
  lockProperty,
  updateProperty,
  writeUsualTerms,
} from './writes.ts'

/** The day that it is in each time zone that the owner lets in. */
export const todaysOf = async ({ db }: AppContext, owner: OwnerId, now: Date): Promise<Todays> =>
  (await zonesOf(db, owner)).map((zone) => ({ zone, today: dayIn(zone, now) }))

export async function usageOfProperty(context: AppContext, owner: OwnerId, id: number): Promise<Usage> {
  const now = context.clock()
  const usage = await readPropertyUsage(context.db, owner, id, await todaysOf(context, owner, now), now)
  if (!usage) throw notFound('property')
  return usage
}

export const hasProperty = async ({ db }: AppContext, owner: OwnerId, id: number) =>
  (await findProperty(db, owner, id)) !== undefined

/** Keeps a property from being archived or switched off until the transaction ends; false where the owner has none such. */
export const holdProperty = async (tx: Tx, owner: OwnerId, id: number) =>
  (await lockPropertyShared(tx, owner, id)) !== undefined

export async function readProperty({ db }: AppContext, owner: OwnerId, id: number) {
  const property = await findProperty(db, owner, id)
  if (!property) throw notFound('property')
  return property
}

/** Cancellation terms of a new property, until its owner says otherwise there. */
export const usualTerms = async ({ db }: AppContext, owner: OwnerId) => ({
  cancellation_terms: (await readUsualTerms(db, owner)) ?? defaultTerms,
})

/** Refuses a zone that the language knows and the database does not: each of its days would be an error. */
async function checkZone({ db }: AppContext, { time_zone: zone }: Pick<PropertyChange, 'time_zone'>) {
  if (zone !== undefined && !(await isZoneOfDatabase(db, zone)))
    throw invalid({ time_zone: [reasons.chooseFromList('timeZone')] })
}

/** A property with the pictures of its form: all of it, or nothing. */
export async function createProperty(
  context: AppContext,
  owner: OwnerId,
  input: PropertyFields,
  sent: SentImage[],
  key?: string,
) {
  await checkZone(context, input)
  const attempt = { scope: `properties of ${owner}`, key, body: await contentOf(input, sent), now: context.clock() }
  const insert = async (tx: Tx, images: NewImage[]) => {
    const cancellation_terms = input.cancellation_terms ?? (await readUsualTerms(tx, owner)) ?? undefined
    const id = await insertProperty(tx, owner, { ...input, cancellation_terms })
    if (id && input.terms_for_new) await writeUsualTerms(tx, owner, id)
    if (id && images.length > 0) await showImages(tx, owner, { word: 'property', id }, images)
    const property = id && (await findProperty(tx, owner, id))
    if (!property) throw notFound('property')
    return property
  }
  return unlessAnswered(context.db, attempt, async () => {
    const images = await drawImages(context, owner, sent)
    return transact(context.db, (tx) => once(tx, attempt, () => insert(tx, images)))
  })
}

export async function changeProperty(
  context: AppContext,
  owner: OwnerId,
  id: number,
  input: PropertyChange,
  sent: SentImage[],
) {
  await checkZone(context, input)
  const subject = { word: 'property', id } as const
  if (sent.length > 0 && !(await hasRoom(context, owner, subject, sent.length))) throw notFound('property')
  const images = await drawImages(context, owner, sent)
  return transact(context.db, async (tx) => {
    const changed = await updateProperty(tx, owner, id, input)
    if (changed && input.terms_for_new) await writeUsualTerms(tx, owner, id)
    if (changed && images.length > 0) await showImages(tx, owner, subject, images)
    const property = await findProperty(tx, owner, id)
    if (!property) throw notFound('property')
    if (!changed) throw stale(property)
    return property
  })
}

/** A property with history is archived together with its units and services; old bookings keep them all. */
export const removeProperty = ({ db, clock }: AppContext, owner: OwnerId, id: number) =>
  transact(db, async (tx) => {
    const property = await lockProperty(tx, owner, id)
    if (!property) throw notFound('property')
    await (property.used ? archiveProperty(tx, owner, id, clock()) : deleteProperty(tx, owner, id))
  })
