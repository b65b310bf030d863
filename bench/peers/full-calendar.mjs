import 'temporal-polyfill/global'
import { Calendar } from 'fullcalendar'
import interaction from 'fullcalendar/interaction'
import theme from 'fullcalendar/themes/classic'
import timeline from 'fullcalendar-scheduler/resource-timeline'
import 'fullcalendar/skeleton.css'
import 'fullcalendar/themes/classic/theme.css'
import 'fullcalendar/themes/classic/palette.css'
import { days, measure, units } from './measure.mjs'
import { dayOf, makeStays } from './stays.mjs'

const resources = Array.from({ length: units }, (_, unit) => ({ id: String(unit), title: `Unit ${unit + 1}` }))
const events = makeStays(units, days).map(({ id, unit, start, end, guest }) => ({
  id: String(id),
  start: dayOf(start),
  end: dayOf(end),
  allDay: true,
  resourceId: String(unit),
  title: guest,
}))
const root = document.getElementById('root')
void measure(root, () =>
  new Calendar(root, {
    schedulerLicenseKey: 'CC-Attribution-NonCommercial-NoDerivatives',
    plugins: [theme, interaction, timeline],
    initialDate: dayOf(0),
    initialView: 'rows',
    views: { rows: { type: 'resourceTimeline', duration: { days }, slotDuration: { days: 1 } } },
    height: 800,
    // Its faster mode; without it the first render takes seconds.
    virtualization: true,
    editable: true,
    selectable: true,
    resources,
    events,
  }).render(),
)
