import { waitFor } from '@testing-library/dom'
import { onTestFinished } from 'vitest'
import type { SlotName } from '../platform/slots.ts'
import { useSlots } from '../web/area/slot.ts'

/**
 * Fills a slot, until the test has ended, with something of an area that is not there. Answers how to wait for the place that a page
 * gives it: the element that it would be drawn in, and its props.
 */
export const fillSlot = (slot: SlotName) => {
  useSlots.setState({ fillers: { [slot]: [{ id: 'part', area: 'elsewhere', slot, title: 'Part', order: 10 }] } })
  onTestFinished(() => useSlots.setState({ fillers: {} }))
  return () =>
    waitFor(() => {
      const place = [...useSlots.getState().placed.values()].find(
        ({ hasLeft, filler }) => !hasLeft && filler.slot === slot,
      )
      if (!place) throw new Error(`No page gives a place to ${slot}`)
      return { frame: place.frame, props: place.props }
    })
}
