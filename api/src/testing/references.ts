import { malformedId } from '@keyhaven/shared-contracts/domain/money/number'
import type { Endpoint } from '@keyhaven/shared-contracts/contract/endpoint'
import type { z } from 'zod'

type Def = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  options?: z.ZodType[]
  keyType?: z.ZodType
  valueType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
}

/** An id of a record is what makes of a text that can be none the one number that nothing has. */
const isReference = (schema: z.ZodType) => schema.safeParse('abc').data === malformedId

const isRecordOfReferences = ({ valueType }: Def, schema: z.ZodType) =>
  valueType !== undefined && Object.keys((schema.safeParse({ 4711: 1 }).data as object | undefined) ?? {}).length > 0

/** Fields of a call that hold ids of records: `unit`, `services`, `query.property`; found in the schema, not listed. */
export function referencesIn(schema: z.ZodType | undefined, at = ''): string[] {
  if (!schema) return []
  if (isReference(schema)) return [at]
  const def = schema.def as unknown as Def
  const below = (name: string) => (at === '' ? name : `${at}.${name}`)
  if (def.shape) return Object.entries(def.shape).flatMap(([name, field]) => referencesIn(field, below(name)))
  if (def.type === 'record' && isRecordOfReferences(def, schema)) return [at]
  const inner = [def.element, def.innerType, def.in, def.out, ...(def.options ?? [])].filter((one) => one !== undefined)
  return [...new Set(inner.flatMap((one) => referencesIn(one, at)))]
}

const words: Record<string, string> = {
  property_id: 'property',
  promo_code: 'promocode',
  services: 'service',
  units: 'unit',
  prices: 'unit',
  'properties.property': 'property',
  'payments.booking': 'booking',
}
/** The record that a field of a call means, by the word of its path. */
export const wordIn = ({ path }: Pick<Endpoint, 'path'>, field: string) =>
  field === 'images' ? (path.includes('/properties/') ? 'property-image' : 'unit-image') : (words[field] ?? field)

/** A body that names a record in a field, or in the field that stands for several. */
export const referringTo = (sample: Record<string, unknown> | undefined, field: string, wrong: unknown) => {
  const { unit, ...several } = sample ?? {}
  if (field === 'prices') return { ...sample, prices: { [String(wrong)]: 100 } }
  if (field === 'properties.property') return { ...sample, properties: [{ property: wrong, category: null }] }
  if (field === 'payments.booking') return { payments: [{ booking: wrong, amount: 100 }] }
  if (field === 'units') return { ...several, units: [wrong] }
  return { ...several, ...(unit !== undefined && { unit }), [field]: Array.isArray(sample?.[field]) ? [wrong] : wrong }
}

/** The record that an id of this path belongs to: `/api/properties/:id/units/` is a property's. */
export const wordOf = ({ path }: Pick<Endpoint, 'path'>) =>
  (/\/([a-z-]+)\/:id/.exec(path)?.[1] ?? '').replace(/ies$/, 'y').replace(/s$/, '')
