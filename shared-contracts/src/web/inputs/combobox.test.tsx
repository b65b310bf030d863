import { fireEvent, screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { useCombobox } from './combobox.ts'

const cities = ['Linz', 'Mondsee', 'Wien'].map((name) => ({ name }))

function Cities({ startsAtFirst, onChoose }: { startsAtFirst: boolean; onChoose: (city: string) => void }) {
  const [isShown, setShown] = useState(false)
  const [text, setText] = useState('')
  const options = cities.filter((city) => city.name.includes(text))
  const { fieldProps, optionProps } = useCombobox({
    options,
    idOf: ({ name }) => `city-${name}`,
    listId: 'cities',
    isShown,
    startsAtFirst,
    onOpen: () => setShown(true),
    onChoose: ({ name }) => onChoose(name),
    onEscape: () => setShown(false),
  })
  return (
    <>
      <input aria-label="City" {...fieldProps} value={text} onChange={(event) => setText(event.target.value)} />
      <div id="cities" role="listbox" aria-label="Cities" hidden={!isShown}>
        {options.map((city) => (
          <button key={city.name} {...optionProps(city)}>
            {city.name}
          </button>
        ))}
      </div>
    </>
  )
}

const open = (startsAtFirst = false) => {
  const onChoose = vi.fn<(city: string) => void>()
  draw(<Cities startsAtFirst={startsAtFirst} onChoose={onChoose} />)
  const field = screen.getByRole('combobox')
  field.focus()
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  const user = userEvent.setup()
  return { onChoose, field, active, press: (keys: string) => user.keyboard(keys) }
}

it('opens with an arrow, at the first option or at the last', async () => {
  const down = open()
  await down.press('{ArrowDown}')
  expect(down.active()).toBe('Linz')
  const up = open()
  await up.press('{ArrowUp}')
  expect(up.active()).toBe('Wien')
})

it('goes round with the arrows, and the field keeps the focus', async () => {
  const { active, press, field } = open()
  await press('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(active()).toBe('Linz')
  await press('{ArrowUp}')
  expect(active()).toBe('Wien')
  expect(document.activeElement).toBe(field)
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Wien')
})

it('chooses with Enter what is active, and nothing while nothing is', async () => {
  const { press, onChoose } = open()
  await press('{Enter}')
  expect(onChoose).not.toHaveBeenCalled()
  await press('{ArrowDown}{ArrowDown}{Enter}')
  expect(onChoose.mock.calls).toEqual([['Mondsee']])
})

it('shows an option that is active from the start before it goes on', async () => {
  const { active, press } = open(true)
  expect(active()).toBeUndefined()
  await press('{ArrowDown}')
  expect(active()).toBe('Linz')
  await press('{ArrowDown}')
  expect(active()).toBe('Mondsee')
})

it('keeps to the option when the list changes, and forgets one that is gone', async () => {
  const { active, press, field } = open()
  await press('{ArrowDown}{ArrowDown}')
  fireEvent.change(field, { target: { value: 'e' } })
  expect(active()).toBe('Mondsee')
  fireEvent.change(field, { target: { value: 'Wi' } })
  expect(active()).toBeUndefined()
})

it('leaves the keys to an input method while it writes', () => {
  const { active, onChoose, field } = open(true)
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(active()).toBeUndefined()
  expect(onChoose).not.toHaveBeenCalled()
})

it('closes with Escape, and leaves Home and End to the text', async () => {
  const { press, field, active } = open()
  await press('{ArrowDown}{ArrowDown}')
  expect(fireEvent.keyDown(field, { key: 'Home' })).toBe(true)
  expect(fireEvent.keyDown(field, { key: 'End' })).toBe(true)
  expect(active()).toBe('Mondsee')
  await press('{Escape}')
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

it('chooses what is pressed', async () => {
  const { press, onChoose } = open()
  await press('{ArrowDown}')
  fireEvent.click(screen.getByRole('option', { name: 'Wien' }))
  expect(onChoose.mock.calls).toEqual([['Wien']])
})
