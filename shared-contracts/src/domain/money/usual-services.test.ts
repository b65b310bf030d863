import { expect, it } from 'vitest'
import { guestLocales } from '../locale.ts'
import { usualName } from './usual-services.ts'

it('calls a usual service in each language what people there call it', () => {
  const names = guestLocales.map((locale) => usualName('Final cleaning', locale))
  const translated = ['Endreinigung', 'Pulizia finale', 'Eindschoonmaak', 'Ménage de fin de séjour', 'Závěrečný úklid']
  expect(names).toEqual([undefined, ...translated])
  expect(usualName('kurtaxe', 'en')).toBe('Tourist tax')
  expect(usualName("Transfer dall'aeroporto", 'nl')).toBe('Luchthaventransfer')
})

it('leaves what an owner typed in that language, and what is no usual service', () => {
  expect(usualName('Cleaning fee', 'en')).toBeUndefined()
  expect(usualName('Kurtaxe', 'de')).toBeUndefined()
  for (const locale of guestLocales) {
    expect(usualName('Rowing boat', locale)).toBeUndefined()
    expect(usualName('Damage deposit', locale)).toBeUndefined()
    expect(usualName('constructor', locale)).toBeUndefined()
  }
})
