import { expect, it } from 'vitest'
import { renderArea } from '../../testing/render-area.tsx'
import { contractVersion } from '../area.ts'
import { DayInput } from './day-input.tsx'

const routes = [{ path: '/', element: <DayInput aria-label="Arrival" value="2027-03-01" /> }]
const nobody = { fetch: () => Promise.reject(new TypeError('Nothing is asked for')) }

it('begins the week on Monday', async () => {
  const { user, screen } = renderArea('/', { area: { contract: contractVersion, routes }, server: nobody })
  await user.click(await screen.findByLabelText('Arrival'))
  const week = [...document.querySelectorAll('.ant-picker-content th')].map(({ textContent }) => textContent)
  expect(week).toEqual(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])
  // The first of March 2027 is a Monday.
  expect(document.querySelector('.ant-picker-content td')?.getAttribute('title')).toBe('2027-03-01')
})
