import type { DamageDeposit } from '@keyhaven/shared-contracts/contract/finance/damage-state'
import dayjs from 'dayjs'
import type { Messages } from '../messages/damage-deposits/en.ts'

/** Colour of a state: what nobody has to look at is good. */
export const toneOf = ({ state }: DamageDeposit) => {
  if (state === 'lapsed') return 'bad'
  return state === 'waiting' ? 'waiting' : 'good'
}

/** The state of a damage deposit with its amounts and days. */
export function depositSentence({ says }: Messages, deposit: DamageDeposit): string {
  const { amount, from, until, state, has_card: hasCard, captured, ended_at: endedAt } = deposit
  const endedOn = dayjs(endedAt ?? undefined).format('YYYY-MM-DD')
  const sentences: Record<DamageDeposit['state'], string> = {
    planned: hasCard ? says.planned(amount, from) : says.plannedWithoutCard(amount, from),
    waiting: hasCard ? says.waiting(amount) : says.waitingWithoutCard(amount),
    held: says.held(amount, until),
    released: says.released(amount, endedOn),
    captured: captured < amount ? says.capturedInPart(captured, amount, endedOn) : says.captured(amount, endedOn),
    lapsed: says.lapsed(amount),
  }
  return sentences[state]
}
