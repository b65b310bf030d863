import { z } from 'zod'
import { eurosIn } from '../../domain/money/money.ts'
import { id, idParams } from '../../domain/money/number.ts'
import { imageBytes } from '../../domain/place/picture-file.ts'
import { reasons } from '../../domain/reasons/reasons.ts'
import { text } from '../../domain/text.ts'
import { endpoint } from '../endpoint.ts'
import { imageProblems } from '../images.ts'
import { damageDeposit } from './damage-state.ts'

/** A damage deposit that its owner should look at. */
export const openDamageDeposit = z
  .object({
    booking: id,
    reference: z.string(),
    guest: z.string(),
    unit: z.string(),
    check_out: z.iso.date(),
    damage_deposit: damageDeposit,
  })
  .meta({ id: 'OpenDamageDeposit' })
export type OpenDamageDeposit = z.infer<typeof openDamageDeposit>

export const damageCapture = z.object({
  amount: eurosIn({ required: reasons.enter('amount'), below: 'bookings.amountAboveZero' }).refine(
    (cents) => cents > 0,
    'bookings.amountAboveZero',
  ),
  /** For the guest, who reads it in a mail. */
  reason: text(reasons.enter('captureReason'), 500),
})

/** The picture of a damage, for its owner: with the signature of the address. */
export const damagePicture = {
  domain: 'payments',
  summary: 'The picture of a damage, by the signed address that the damage deposit names',
  path: '/api/booking/:id/damage-deposit/picture/',
  type: 'image/webp',
  params: idParams,
  query: z.object({ expires: z.string().max(20).optional(), signature: z.string().max(100).optional() }),
} as const

export const damageDepositsApi = {
  one: endpoint({
    domain: 'payments',
    summary: 'The damage deposit of a booking; null where none was agreed on',
    method: 'GET',
    path: '/api/booking/:id/damage-deposit/',
    access: 'owner',
    params: idParams,
    response: z.object({ damage_deposit: damageDeposit.nullable() }),
  }),
  release: endpoint({
    domain: 'payments',
    summary:
      'Let the amount go; the guest is told. 409 `not_open` where nothing is held, `provider_unavailable` where the provider cannot be reached: then it is tried again by itself',
    method: 'POST',
    path: '/api/booking/:id/damage-deposit/release/',
    access: 'owner',
    keys: 'never',
    refusesDemo: 'invoices.demoTakesNoCards',
    params: idParams,
    response: damageDeposit,
  }),
  capture: endpoint({
    domain: 'payments',
    summary:
      'Take some of the held amount or all of it, after arrival and once; the rest is released. The guest is told why. It is no payment of the stay. 409 `not_open` where nothing is held, `provider_unavailable` where the provider cannot be reached or refuses: the same amount again is the same capture',
    method: 'POST',
    path: '/api/booking/:id/damage-deposit/capture/',
    access: 'owner',
    keys: 'never',
    refusesDemo: 'invoices.demoTakesNoCards',
    params: idParams,
    body: damageCapture,
    multipart: { field: 'picture', maxFiles: 1, bytes: imageBytes, tooLarge: imageProblems.tooBig },
    example: { amount: 80, reason: 'The glass table is broken.' },
    response: damageDeposit,
  }),
  list: endpoint({
    domain: 'payments',
    summary:
      'Damage deposits that want to be looked at: held ones of stays that have ended, those that wait for a card, and lapsed ones; the first to be released first',
    method: 'GET',
    path: '/api/damage-deposits/',
    access: 'owner',
    response: z.array(openDamageDeposit),
  }),
}
