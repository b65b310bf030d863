import type { Column } from '@keyhaven/shared-contracts/web/list'
import { expect, it } from 'vitest'
import { messages as promocodes } from '../messages/promocodes/en.ts'
import { messages as records } from '../messages/records/en.ts'
import { messages as services } from '../messages/services/en.ts'
import { messages as units } from '../messages/units/en.ts'
import { promocodeColumns } from '../promocodes/promocode-columns.tsx'
import { serviceColumns } from '../services/service-columns.tsx'
import { unitColumns } from '../units/unit-columns.tsx'

/** Width that is left for a list on a screen of 1024 pixels, beside the open navigation. */
const roomPx = 702
const edit = () => {}
// A column without a width would make the table as wide as its text.
const widthOf = <Row>(columns: readonly Column<Row>[]) => columns.reduce((sum, { width = NaN }) => sum + width, 0)

it('lists fit on a small laptop with the navigation open, without scrolling sideways', () => {
  expect(widthOf(unitColumns(units, records)(edit))).toBeLessThanOrEqual(roomPx)
  expect(widthOf(serviceColumns(services, records)(edit))).toBeLessThanOrEqual(roomPx)
  expect(widthOf(promocodeColumns(promocodes, records)(edit))).toBeLessThanOrEqual(roomPx)
})
