import { isOwn } from '../db/owned.ts'
import type { Tx } from '../db/pool.ts'
import { notFoundField } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'

/** Scope of a rule or discount: a unit, a property, or (neither) everything that an owner lets. */
type Scope = { unit?: number | null | undefined; property?: number | null | undefined }

/** Refuses a unit or property that the owner does not have. */
export async function checkScope(tx: Tx, owner: OwnerId, { unit, property }: Scope) {
  if (unit && !(await isOwn(tx, owner, 'units', unit))) throw notFoundField('unit', 'unit')
  if (property && !(await isOwn(tx, owner, 'properties', property))) throw notFoundField('property', 'property')
}
