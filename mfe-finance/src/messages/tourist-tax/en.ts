import { en } from '@keyhaven/shared-contracts/domain/languages/en'

export const messages = {
  title: 'Tourist tax',
  taxes: 'Rates',
  csv: 'Download CSV',
  csvHint: 'One row for each municipality',
  print: 'Print',
  month: 'Month',
  monthFormat: 'MM.YYYY',
  empty: (month: string) => `No tourist tax for ${month}`,
  emptyHint: 'It counts the nights of confirmed stays in properties that owe a tourist tax.',
  municipality: 'Municipality',
  columns: { stays: 'Stays', persons: 'Persons', nights: 'Nights of persons', taxed_nights: 'Taxed' },
  exempt: 'Exempt',
  exemptNights: (reason: string, nights: number) => `${reason}: ${en.number(nights)}`,
  reasons: {
    age: 'age',
    long_stay: 'long stay',
    business: 'business',
    disabled: 'disability',
    residents: 'residents',
    portal: 'collected by a portal',
  },
  nobody: 'Nobody',
  amount: 'Tourist tax',
  total: 'Total',
  about:
    'Nights of persons in this month: two persons for three nights are six. All months of a stay together are what its invoice says.',
}
export type Messages = typeof messages
