import { Form } from 'antd'
import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { renderArea } from '../../testing/render-area.tsx'
import { contractVersion } from '../area.ts'
import { useZodForm } from '../form/zod-form.ts'
import { useLocale } from '../locale/use-locale.ts'
import { DayInput } from './day-input.tsx'
import { FormModal } from '../record/form-modal.tsx'

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

const stay = z.object({ arrival: z.iso.date('Arrival is required') })
const saved: unknown[] = []
function StayForm() {
  const form = useZodForm(stay, { arrival: '2027-03-15' })
  return (
    <FormModal
      title="Stay"
      form={form}
      submitLabel="Save"
      onSubmit={async (values) => saved.push(values)}
      onClose={() => {}}
      losesNothing
    >
      <Form.Item label="Arrival" {...form.field('arrival')}>
        <DayInput min="2027-03-01" />
      </Form.Item>
    </FormModal>
  )
}
function Filter() {
  const [from, setFrom] = useState<string | undefined>('2027-03-15')
  return (
    <>
      <DayInput aria-label="From" value={from ?? null} onChange={setFrom} allowClear />
      <output>{from ?? 'Any day'}</output>
    </>
  )
}
const openWith = async (element: ReactNode, label: string) => {
  const area = { contract: contractVersion, routes: [{ path: '/', element }] }
  const page = renderArea('/', { area, server: nobody })
  const input = await page.screen.findByLabelText<HTMLInputElement>(label)
  const write = async (text: string, last = '{Tab}') => {
    await page.user.click(input)
    await page.user.clear(input)
    await page.user.paste(text)
    await page.user.keyboard(last)
  }
  return { ...page, input, write }
}

it('takes a day as people write it', async () => {
  const { input, write, waitFor, screen } = await openWith(<Filter />, 'From')
  for (const [typed, day, shown] of [
    ['18.03.27', '2027-03-18', '18.03.2027'],
    ['26/12/2026', '2026-12-26', '26.12.2026'],
    ['1.1.2027', '2027-01-01', '01.01.2027'],
  ] as const) {
    await write(typed, typed.includes('/') ? '{Enter}' : '{Tab}')
    await waitFor(() => expect([screen.getByRole('status').textContent, input.value]).toEqual([day, shown]))
  }
  await write('')
  expect(await screen.findByText('Any day')).toBeDefined()
})

it('keeps what is no day and says so, until it is put right', async () => {
  const { input, write, waitFor, screen } = await openWith(<Filter />, 'From')
  await write('31.02.2027')
  expect((await screen.findByRole('alert')).textContent).toBe('This is not a date. Enter it like 24.12.2026.')
  expect([input.value, screen.getByRole('status').textContent]).toEqual(['31.02.2027', '2027-03-15'])
  await write('28.02.2027')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2027-02-28'))
  expect([input.value, screen.queryByRole('alert')]).toEqual(['28.02.2027', null])
})

it('does not let a form send the day before in place of what was typed', async () => {
  saved.length = 0
  const { input, write, screen, user, waitFor } = await openWith(<StayForm />, 'Arrival')
  await write('soon')
  await screen.findByText('This is not a date. Enter it like 24.12.2026.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect([saved.length, input.value]).toEqual([0, 'soon'])
  await write('20.02.2027')
  await screen.findByText('Choose 01.03.2027 or later.')
  expect(input.value).toBe('20.02.2027')
  await write('')
  await screen.findByText('Enter a date, like 24.12.2026.')
  await write('15.03.2027')
  await waitFor(() => expect(screen.queryByText(/like 24.12.2026/)).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toEqual([{ arrival: '2027-03-15' }]))
})

describe('in another language', () => {
  afterEach(() => useLocale.getState().show('en'))

  it('shows, takes and names days as German does', async () => {
    await useLocale.getState().show('de')
    const { input, write, waitFor, screen, user } = await openWith(<Filter />, 'From')
    expect(input.placeholder).toBe('TT.MM.JJJJ')
    await user.click(input)
    const week = [...document.querySelectorAll('.ant-picker-content th')].map(({ textContent }) => textContent)
    expect(week).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'])
    expect(document.querySelector('.ant-picker-header-view')?.textContent).toBe('Mär2027')
    await write('1. Mai 2027')
    await waitFor(() =>
      expect([screen.getByRole('status').textContent, input.value]).toEqual(['2027-05-01', '01.05.2027']),
    )
  })

  it('writes the days of another language over the same value when the language changes', async () => {
    const { input, waitFor, write, screen } = await openWith(<Filter />, 'From')
    await useLocale.getState().show('nl')
    await waitFor(() => expect([input.value, input.placeholder]).toEqual(['15-03-2027', 'DD-MM-JJJJ']))
    await write('18-3-2027')
    await waitFor(() =>
      expect([screen.getByRole('status').textContent, input.value]).toEqual(['2027-03-18', '18-03-2027']),
    )
  })

  it('says in the language of the screen what is wrong, also after that has changed', async () => {
    const { write, screen } = await openWith(<StayForm />, 'Arrival')
    await write('20.02.2027')
    await screen.findByText('Choose 01.03.2027 or later.')
    await useLocale.getState().show('de')
    await screen.findByText('Wählen Sie den 01.03.2027 oder einen späteren Tag.')
    expect(screen.queryByText('Choose 01.03.2027 or later.')).toBeNull()
  })
})

it('says in words which day it took, where others read the digits the other way round', async () => {
  const { write, screen } = await openWith(<Filter />, 'From')
  await write('06/12/2027')
  await screen.findByText('Monday, 6 December 2027')
  await write('16/12/2027')
  expect(screen.queryByText('Thursday, 16 December 2027')).toBeNull()
  await write('06.12.2027')
  expect(screen.queryByText('Monday, 6 December 2027')).toBeNull()
})
