import { conflict, type Constraints } from '../http/problem.ts'

const propertyTaxed = () =>
  conflict('property_taxed', 'inventory.propertyTaxed', { fields: { properties: ['inventory.propertyTaxed'] } })

export const constraints: Constraints = { property_taxes_property: propertyTaxed }
