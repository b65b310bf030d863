import { DayPilot } from '@daypilot/daypilot-lite-javascript'
import { days, measure, units } from './measure.mjs'
import { dayOf, makeStays } from './stays.mjs'

const resources = Array.from({ length: units }, (_, unit) => ({ id: unit, name: `Unit ${unit + 1}` }))
const events = makeStays(units, days).map(({ id, unit, start, end, guest }) => ({
  id,
  start: dayOf(start),
  end: dayOf(end),
  resource: unit,
  text: guest,
}))
const root = document.getElementById('root')
void measure(root, () =>
  new DayPilot.Scheduler(root, {
    startDate: dayOf(0),
    days,
    scale: 'Day',
    heightSpec: 'Fixed',
    height: 740,
    cellWidth: 40,
    timeHeaders: [{ groupBy: 'Month' }, { groupBy: 'Day', format: 'd' }],
    resources,
    events,
  }).init(),
)
