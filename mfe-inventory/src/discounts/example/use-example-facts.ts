import { promocodesApi } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import { propertiesApi } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { seasonsApi } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import { servicesApi } from '@keyhaven/shared-contracts/contract/inventory/services'
import { touristTaxesApi } from '@keyhaven/shared-contracts/contract/inventory/tourist-taxes'
import { unitsApi } from '@keyhaven/shared-contracts/contract/inventory/units'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useQuery } from '@tanstack/react-query'

/** Everything that prices a stay in a unit, and the promo codes that there are. */
export const useExampleFacts = (unit: { id: number; property: number }) => {
  const asks = {
    unit: useQuery(q(unitsApi.one, { params: { id: unit.id } })),
    property: useQuery(q(propertiesApi.one, { params: { id: unit.property } })),
    seasons: useQuery(q(seasonsApi.list, { query: { unit: unit.id } })),
    services: useQuery(q(servicesApi.list, { query: { property: unit.property, active: true } })),
    taxes: useQuery(q(touristTaxesApi.list, { query: {} })),
    codes: useQuery(q(promocodesApi.list, { query: { active: true } })),
  }
  const [one, property, seasons] = [asks.unit.data, asks.property.data, asks.seasons.data]
  const [services, taxes, codes] = [asks.services.data, asks.taxes.data, asks.codes.data]
  return {
    facts: one && property && seasons && services && taxes && { unit: one, property, seasons, services, taxes },
    codes: codes ?? [],
    failed: Object.values(asks).find(({ error, data }) => error && !data),
  }
}
