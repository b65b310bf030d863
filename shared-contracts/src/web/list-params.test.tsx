import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { useListParams } from './list-params.ts'

const filters = z.object({ city: z.string().optional(), status: z.string().optional() })
const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>

it('keeps both of two changes that come before the list is drawn again', () => {
  const { result } = renderHook(() => ({ one: useListParams(filters), other: useListParams(filters) }), { wrapper })
  act(() => {
    result.current.one.filterBy('city', 'Graz')
    result.current.one.filterBy('status', 'active')
    result.current.other.searchFor('lake')
  })
  expect(result.current.one.query).toMatchObject({ city: 'Graz', status: 'active', search: 'lake' })
  act(() => result.current.one.filterBy('city', undefined))
  expect(result.current.one.chosen).toEqual({ status: 'active' })
})

it('knows nothing of a change that Back took away', () => {
  const { result } = renderHook(() => ({ list: useListParams(filters), navigate: useNavigate() }), { wrapper })
  act(() => result.current.list.filterBy('city', 'Graz'))
  act(() => void result.current.navigate(-1))
  act(() => result.current.list.filterBy('status', 'active'))
  expect(result.current.list.chosen).toEqual({ status: 'active' })
})

it('begins again at the first page when it is narrowed', () => {
  const { result } = renderHook(() => useListParams(filters), { wrapper })
  act(() => result.current.goTo(3))
  expect(result.current.page).toBe(3)
  act(() => result.current.filterBy('city', 'Graz'))
  expect(result.current.query).toMatchObject({ page: 1, city: 'Graz' })
})
