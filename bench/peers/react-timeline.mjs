import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import Timeline from 'react-calendar-timeline'
import 'react-calendar-timeline/style.css'
import { days, measure, units } from './measure.mjs'
import { dayOf, makeStays } from './stays.mjs'

const at = (number) => Date.parse(dayOf(number))
const groups = Array.from({ length: units }, (_, unit) => ({ id: unit, title: `Unit ${unit + 1}` }))
const items = makeStays(units, days).map(({ id, unit, start, end, guest }) => ({
  id,
  group: unit,
  title: guest,
  start_time: at(start),
  end_time: at(end),
}))
const root = document.getElementById('root')
Object.assign(root.style, { height: '800px', overflow: 'auto' })
void measure(document.body, () =>
  flushSync(() =>
    createRoot(root).render(
      createElement(Timeline, {
        groups,
        items,
        defaultTimeStart: at(0),
        defaultTimeEnd: at(Math.min(days, 31)),
        canMove: true,
        canResize: 'both',
        stackItems: false,
      }),
    ),
  ),
)
