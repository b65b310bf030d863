import { tableLayout } from '@keyhaven/shared-contracts/web/list/table-layout'
import { expect, it } from 'vitest'
import { promocodeColumns } from '../promocodes/promocode-columns.tsx'
import { propertyColumns } from '../properties/property-columns.tsx'
import { serviceColumns } from '../services/service-columns.tsx'
import { unitColumns } from '../units/unit-columns.tsx'

/** What is left for a list on a screen of 1024 pixels, beside the open navigation. */
const roomPx = 702
const edit = () => {}

it('lists fit on a small laptop with the navigation open, without scrolling sideways', () => {
  expect(tableLayout(propertyColumns(edit)).scroll.x).toBeLessThanOrEqual(roomPx)
  expect(tableLayout(unitColumns(edit)).scroll.x).toBeLessThanOrEqual(roomPx)
  expect(tableLayout(serviceColumns(edit)).scroll.x).toBeLessThanOrEqual(roomPx)
  expect(tableLayout(promocodeColumns(edit)).scroll.x).toBeLessThanOrEqual(roomPx)
})
