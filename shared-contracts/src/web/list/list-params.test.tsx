import { MemoryRouter, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { draw, settle } from '../../testing/draw.tsx'
import { useListParams } from './list-params.ts'

const filters = z.object({ city: z.string().optional(), status: z.string().optional() })

/** Draws a component that does nothing but use a hook, and answers what the hook last returned. */
const drawHook = <Value,>(useValue: () => Value) => {
  const result = {} as { current: Value }
  const Caller = () => {
    result.current = useValue()
    return null
  }
  draw(
    <MemoryRouter>
      <Caller />
    </MemoryRouter>,
  )
  const change = (ask: () => unknown) => {
    ask()
    return settle()
  }
  return { result, change }
}

it('keeps both of two changes that come before the list is drawn again', async () => {
  const { result, change } = drawHook(() => ({ one: useListParams(filters), other: useListParams(filters) }))
  await change(() => {
    result.current.one.filterBy('city', 'Graz')
    result.current.one.filterBy('status', 'active')
    result.current.other.searchFor('lake')
  })
  expect(result.current.one.query).toMatchObject({ city: 'Graz', status: 'active', search: 'lake' })
  await change(() => result.current.one.filterBy('city', undefined))
  expect(result.current.one.chosen).toEqual({ status: 'active' })
})

it('knows nothing of a change that Back took away', async () => {
  const { result, change } = drawHook(() => ({ list: useListParams(filters), navigate: useNavigate() }))
  await change(() => result.current.list.filterBy('city', 'Graz'))
  await change(() => void result.current.navigate(-1))
  await change(() => result.current.list.filterBy('status', 'active'))
  expect(result.current.list.chosen).toEqual({ status: 'active' })
})

it('begins again at the first page when it is narrowed', async () => {
  const { result, change } = drawHook(() => useListParams(filters))
  await change(() => result.current.goTo(3))
  expect(result.current.page).toBe(3)
  await change(() => result.current.filterBy('city', 'Graz'))
  expect(result.current.query).toMatchObject({ page: 1, city: 'Graz' })
})
