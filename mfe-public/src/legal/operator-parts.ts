import type { Messages } from '@keyhaven/shared-contracts/domain/messages/operator/en'

/** A part of a legal text of the platform. */
type OperatorPart = {
  heading: string
  before?: string
  /** With the address of the operator after the first words. */
  isOperator?: boolean
  items?: readonly string[]
  after?: string
}

/** Legal notice of the platform. */
export const operatorNotice = ({ notice: t }: Messages): OperatorPart[] => [
  { heading: t.operator, isOperator: true },
  { heading: t.content, before: t.contentText },
  { heading: t.contracts, before: t.contractsText },
  { heading: t.reporting, before: t.reportingText },
]

/** Privacy policy for guests; owners read theirs on their own side. */
export const operatorPrivacy = ({ privacy: t }: Messages): OperatorPart[] => [
  { heading: t.responsible, before: t.forAccounts, isOperator: true, after: t.forGuests },
  { heading: t.guests, items: t.guestsList, after: t.guestsWhy },
  { heading: t.browser, before: t.browserText },
  { heading: t.logs, before: t.logsText },
  { heading: t.receivers, before: t.receiversText },
  { heading: t.rights, before: t.rightsText },
]
