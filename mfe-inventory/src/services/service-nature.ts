import type { Service } from '@keyhaven/shared-contracts/contract/inventory/services'
import type { PassedOnKind } from '@keyhaven/shared-contracts/domain/stay/kinds'

/** A service is one of these to its owner. One that is passed on without a word what can be either of the last two. */
export const serviceNatures = ['extra', 'fee', 'tax', 'deposit'] as const
export type ServiceNature = (typeof serviceNatures)[number]

type Fields = Pick<Service, 'kind' | 'mandatory' | 'discountable' | 'passed_on_as'>

/** Nothing where it is passed on, and nobody said as what. A mandatory service is a fee where promo codes do not reduce it. */
export const natureOf = ({ kind, mandatory, discountable, passed_on_as }: Fields): ServiceNature | undefined => {
  if (kind === 'passed_on') return passed_on_as ?? undefined
  return mandatory && discountable === false ? 'fee' : 'extra'
}

/** The fields of a service that each of them sets; the others stay as its owner has them. */
export const fieldsOf: Record<ServiceNature, Fields> = {
  extra: { kind: 'service', discountable: true, passed_on_as: null },
  fee: { kind: 'service', mandatory: true, discountable: false, passed_on_as: null },
  tax: { kind: 'passed_on', passed_on_as: 'tax' },
  deposit: { kind: 'passed_on', passed_on_as: 'deposit' },
}

const deposits = /kaution|\bcaution|cauzione|\bdeposit\b|\bdamage|\bborg|kauce/iu
const taxes = /\btax\b|taxe\b|abgabe|kurbeitrag|tassa|imposta|belasting|poplatek/iu

/** The tax or deposit that a name sounds like in the languages of owners; it only leads to a question. */
export const soundsLike = (name: unknown): PassedOnKind | undefined => {
  if (typeof name !== 'string') return undefined
  if (deposits.test(name)) return 'deposit'
  return taxes.test(name) ? 'tax' : undefined
}
