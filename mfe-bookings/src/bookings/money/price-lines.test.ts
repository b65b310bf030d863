import { lineLabel } from '@keyhaven/shared-contracts/domain/money/price-lines'
import { priceStay } from '@keyhaven/shared-contracts/domain/money/pricing'
import { expect, it } from 'vitest'
import { messages as de } from '../../messages/booking/de.ts'
import { messages as en } from '../../messages/booking/en.ts'

const unit = { capacity: 2, price_cents: 10_000, extra_person_cents: 1500 }
const linesOf = (nights: number, guests: number) =>
  priceStay(
    { check_in: '2026-07-01', check_out: `2026-07-0${1 + nights}`, guests_count: guests },
    unit,
    [{ start: '2026-07-03', end: '2026-07-05', price_cents: 12_000 }],
    [{ id: 1, name: 'Sauna', type: 'one_time', cents: 900 }],
    { code: 'SOMMER, 5 %', percent: 10 },
  ).lines

it('says one night and one extra person, and several', () => {
  const [one, several] = [linesOf(1, 3), linesOf(4, 4)].map((lines) => lines.map((line) => lineLabel(line, en.price)))
  const rest = ['Sauna', 'Promo code SOMMER, 5 %, 10 %']
  expect(one).toEqual(['Night', '1 extra person, per night', ...rest])
  expect(several).toEqual(['Nights', 'Nights', '2 extra persons, per night', ...rest])
})

it('says each line in the language on the screen, and leaves the names of owners alone', () => {
  const lines = linesOf(4, 4)
  expect(lines.map((line) => lineLabel(line, de.price))).toEqual([
    'Nächte',
    'Nächte',
    '2 weitere Personen, pro Nacht',
    'Sauna',
    'Gutscheincode SOMMER, 5 %, 10\u00a0%',
  ])
})
