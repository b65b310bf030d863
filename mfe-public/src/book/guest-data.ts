import { guest } from '@keyhaven/shared-contracts/contract/public-requests'

export type GuestField = keyof typeof guest.shape
export type GuestData = Record<GuestField, string>
export type GuestProblems = Partial<Record<GuestField, string>>

export const nobody: GuestData = {
  first_name: '',
  last_name: '',
  email: '',
  street: '',
  house_number: '',
  postal_code: '',
  city: '',
  country: '',
  phone: '',
}

/** What is wrong with each field, in the contract's words. */
export const problemsOf = (data: GuestData): GuestProblems => {
  const problems: GuestProblems = {}
  for (const issue of guest.safeParse(data).error?.issues ?? []) problems[issue.path[0] as GuestField] ??= issue.message
  return problems
}
