import type { Endpoint } from '@keyhaven/shared-contracts/contract/endpoint'

type Sample = Record<string, unknown>
type Own = Record<string, number | undefined>

const words: Record<string, string> = {
  ...{
    property: 'property',
    property_id: 'property',
    unit: 'unit',
    units: 'unit',
    client: 'client',
    booking: 'booking',
  },
  ...{ promo_code: 'promocode', services: 'service' },
}

/** The example that the contract gives of an endpoint's body, about records of the caller; nothing where there is none. */
export function sampleOf({ example, path }: Pick<Endpoint, 'example' | 'path'>, own: Own): Sample | undefined {
  if (example === undefined) return undefined
  const image = path.startsWith('/api/properties/') ? 'property-image' : 'unit-image'
  const owned = (field: string, value: unknown) => {
    const id = own[field === 'images' ? image : (words[field] ?? '')]
    if (field === 'prices') return { [String(own.unit)]: Object.values(value as Sample)[0] }
    // Nothing answers there, so that no test waits for a stranger's page.
    if (field === 'url') return 'https://127.0.0.1:1/'
    if (id === undefined) return value
    return Array.isArray(value) ? [id] : typeof value === 'number' ? id : value
  }
  return Object.fromEntries(Object.entries(example as Sample).map(([field, value]) => [field, owned(field, value)]))
}
