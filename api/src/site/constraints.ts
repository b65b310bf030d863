import { conflict, type Constraints, invalid } from '../http/problem.ts'

export const domainUnavailable = () => {
  const words = 'This domain cannot be used here. Please enter another one.'
  return conflict('domain_unavailable', words, { fields: { domain: [words] } })
}

export const domainUnproven = (message: string) => conflict('domain_unproven', message)

export const noSuchAddress = () => invalid({ url: ['Enter an address like https://www.example.com/booking'] })

export const constraints: Constraints = { owners_proven_domain: domainUnavailable }
