import { fireEvent, screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { MultipleSelect } from './multiple-select.tsx'

const options = [1, 2, 3].map((value) => ({ value, label: `Room ${value}` }))

function Rooms() {
  const [chosen, choose] = useState<number[]>([])
  return (
    <>
      <MultipleSelect aria-label="Rooms" value={chosen} onChange={choose} options={options} />
      <output>{chosen.join(', ')}</output>
    </>
  )
}

it('keeps what was chosen when Tab goes on from an open list', async () => {
  const user = userEvent.setup()
  draw(<Rooms />)
  const field = screen.getByRole('combobox', { name: 'Rooms' })
  await user.click(field)
  await user.click(await screen.findByTitle('Room 2'))
  expect(screen.getByRole('status').textContent).toBe('2')
  fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 40 })
  fireEvent.keyDown(field, { key: 'Tab', keyCode: 9 })
  expect(screen.getByRole('status').textContent).toBe('2')
})
