import type { NewTouristTax, TouristTaxChange } from '@keyhaven/shared-contracts/contract/inventory/tourist-taxes'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { notFound, notFoundField, stale } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { countProperties, findTax } from './reads.ts'
import { readTaxReport } from './report-reads.ts'
import { archiveTax, attachTax, deleteTax, insertTax, isTaxOwed, lockTax, updateTax } from './writes.ts'

export async function oneTax({ db }: AppContext, owner: OwnerId, id: number) {
  const tax = await findTax(db, owner, id)
  if (!tax) throw notFound('touristTax')
  return tax
}

/** Each property once, and of this owner. */
async function attach(tx: Tx, owner: OwnerId, id: number, { properties }: NewTouristTax) {
  const chosen = [...new Map(properties.map((one) => [one.property, one])).values()]
  const ids = chosen.map(({ property }) => property)
  if ((await countProperties(tx, owner, ids)) < ids.length) throw notFoundField('properties.property', 'property')
  await attachTax(tx, owner, id, chosen)
  const tax = await findTax(tx, owner, id)
  if (!tax) throw notFound('touristTax')
  return tax
}

export const createTax = ({ db }: AppContext, owner: OwnerId, input: NewTouristTax) =>
  transact(db, async (tx) => attach(tx, owner, await insertTax(tx, owner, input), input))

export const changeTax = ({ db }: AppContext, owner: OwnerId, id: number, input: TouristTaxChange) =>
  transact(db, async (tx) => {
    const before = await lockTax(tx, owner, id)
    if (!before) throw notFound('touristTax')
    if (input.version !== undefined && input.version !== before.version) throw stale(await findTax(tx, owner, id))
    await updateTax(tx, owner, id, input)
    return attach(tx, owner, id, input)
  })

/** A tax that stays owe is archived with its rates: they keep it, and no property has it any more. */
export const removeTax = ({ db, clock }: AppContext, owner: OwnerId, id: number) =>
  transact(db, async (tx) => {
    if (!(await lockTax(tx, owner, id))) throw notFound('touristTax')
    await attachTax(tx, owner, id, [])
    await ((await isTaxOwed(tx, id)) ? archiveTax(tx, owner, id, clock()) : deleteTax(tx, owner, id))
  })

/** Tax of the nights of a month, by municipality. */
export const taxReport = ({ db }: AppContext, owner: OwnerId, month: string) => readTaxReport(db, owner, month)
