import { type Why, conflict, type Constraints, invalid } from '../http/problem.ts'

export const domainUnavailable = () => {
  const words = 'guests.domainCannotUsedHereEnterAnother'
  return conflict('domain_unavailable', words, { fields: { domain: [words] } })
}

export const domainUnproven = (why: Why) => conflict('domain_unproven', why)

export const noSuchAddress = () => invalid({ url: ['guests.enterPageAddress'] })

export const constraints: Constraints = { owners_proven_domain: domainUnavailable }
