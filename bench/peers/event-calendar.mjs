import { createCalendar, Interaction, ResourceTimeline } from '@event-calendar/core'
import '@event-calendar/core/index.css'
import { days, measure, units } from './measure.mjs'
import { dayOf, makeStays } from './stays.mjs'

const resources = Array.from({ length: units }, (_, unit) => ({ id: unit, title: `Unit ${unit + 1}` }))
const events = makeStays(units, days).map(({ id, unit, start, end, guest }) => ({
  id,
  start: dayOf(start),
  end: dayOf(end),
  allDay: true,
  resourceId: unit,
  title: guest,
}))
const root = document.getElementById('root')
void measure(root, () =>
  createCalendar(root, [ResourceTimeline, Interaction], {
    view: 'resourceTimelineYear',
    views: { resourceTimelineYear: { duration: { days }, slotDuration: { days: 1 } } },
    date: dayOf(0),
    height: '800px',
    editable: true,
    selectable: true,
    resources,
    events,
  }),
)
