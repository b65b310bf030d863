/** The account and the payment rule of an owner. */
export const messages = {
  title: 'Payments',
  loading: 'Loading the payment settings',
  account: 'Account for transfers',
  accountHint: 'Guests who pay by bank transfer are told this account.',
  noAccount: 'No account yet: guests are not told where to transfer money.',
  holder: 'Account holder',
  iban: 'IBAN',
  bic: 'BIC',
  bicHint: 'Only some banks outside the European Economic Area need it.',
  rule: 'What guests are asked for',
  agreedStays:
    'For new stays. Stays that are agreed on already keep their plan, and a property can have a rule of its own.',
  newAccount: (iban: string, holder: string) =>
    `From now on guests transfer to ${iban}, ${holder}. Please compare this number with your statement once more.`,
  accountGone: 'Guests are no longer told an account for transfers.',
}
export type Messages = typeof messages
