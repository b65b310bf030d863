import type { Choice, Field } from './en.ts'

const chosen: ReadonlySet<Field | Choice> = new Set([
  'property',
  'serviceProperty',
  'unit',
  'status',
  'type',
  'client',
  'booking',
  'service',
  'firstNight',
  'lastNight',
  'picture',
  'year',
  'unitType',
  'bed',
  'room',
  'firstDay',
  'lastDay',
  'period',
  'kind',
  'month',
  'checkIn',
  'checkOut',
  'colour',
  'change',
  'csvFile',
  'bankFile',
  'paymentDay',
] as const)

/** True of what is chosen; everything else is entered. Languages have a verb for each. */
export const isChosen = (noun: Field | Choice): boolean => chosen.has(noun)
