import type { Column } from '@keyhaven/shared-contracts/web/list'
import { expect, it } from 'vitest'
import { promocodeColumns } from '../promocodes/promocode-columns.tsx'
import { propertyColumns } from '../properties/property-columns.tsx'
import { serviceColumns } from '../services/service-columns.tsx'
import { unitColumns } from '../units/unit-columns.tsx'

/** What is left for a list on a screen of 1024 pixels, beside the open navigation. */
const roomPx = 702
const edit = () => {}
// A column without a width would make the table as wide as its text.
const widthOf = <Row>(columns: readonly Column<Row>[]) => columns.reduce((sum, { width = NaN }) => sum + width, 0)

it('lists fit on a small laptop with the navigation open, without scrolling sideways', () => {
  expect(widthOf(propertyColumns(edit))).toBeLessThanOrEqual(roomPx)
  expect(widthOf(unitColumns(edit))).toBeLessThanOrEqual(roomPx)
  expect(widthOf(serviceColumns(edit))).toBeLessThanOrEqual(roomPx)
  expect(widthOf(promocodeColumns(edit))).toBeLessThanOrEqual(roomPx)
})
