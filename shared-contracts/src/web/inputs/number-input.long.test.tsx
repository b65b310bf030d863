import { reasons } from '../../domain/reasons/reasons.ts'
import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { Form } from 'antd'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { en } from '../../domain/languages/en.ts'
import { locales } from '../../domain/locale.ts'
import { eurosIn } from '../../domain/money/money.ts'
import { messages } from '../../domain/reasons/general/en.ts'
import { draw, settle } from '../../testing/draw.tsx'
import { useZodForm } from '../form/zod-form.ts'
import { catalog } from '../locale/catalog.ts'
import { registerReasons } from '../locale/reason-words.ts'
import { useLocale } from '../locale/use-locale.ts'
import { NumberInput } from './number-input.tsx'

registerReasons(catalog('reasons/general', () => Promise.resolve({ messages })))
afterEach(() => useLocale.getState().show('en'))

const price = z.object({ price: eurosIn({ required: reasons.enter('amount'), below: reasons.enter('amount') }) })

function PriceForm({ before }: { before: number | string }) {
  const { field, formProps, watched, changed } = useZodForm(price, { price: before })
  const [sent, setSent] = useState('')
  return (
    <Form {...formProps}>
      <Form.Item label="Price" {...field('price')}>
        <NumberInput unit="euros" />
      </Form.Item>
      <button type="button" onClick={() => setSent(JSON.stringify(watched.price))}>
        Send
      </button>
      <output>{sent}</output>
      <p>{changed ? 'Changed' : 'As it was'}</p>
    </Form>
  )
}

const open = async (locale: string, before: number | string = '') => {
  await useLocale.getState().show(locale)
  draw(<PriceForm before={before} />)
  const user = userEvent.setup()
  const input = await screen.findByLabelText<HTMLInputElement>('Price')
  const type = async (text: string) => {
    await user.clear(input)
    await user.type(input, text)
    await user.tab()
    await settle()
  }
  const sent = async () => {
    await user.click(screen.getByRole('button', { name: 'Send' }))
    return screen.getByRole('status').textContent
  }
  return { user, input, type, sent }
}

describe.each(locales)('in %s', (locale) => {
  it('sends the amount that the page would write like this', async () => {
    const { type, sent } = await open(locale)
    const { language } = useLocale.getState()
    for (const euros of [1625, 1200.5, 0.5, 1_234_567.89]) {
      await type(language.euros(euros))
      expect(await sent()).toBe(String(euros))
    }
  })
})

it('keeps what was typed, and begins with the number as the language writes it', async () => {
  const { input, type, sent } = await open('de', 120.5)
  expect(input.value).toBe('120,50')
  expect(screen.getByText('As it was')).toBeDefined()
  await type('1.200')
  expect(input.value).toBe('1.200')
  expect(await sent()).toBe('1200')
  await type('120.50 €')
  expect(await sent()).toBe('120.5')
  expect(screen.getByText('As it was')).toBeDefined()
})

it('asks which of two amounts is meant, in the place of every error, and takes either by one press', async () => {
  const { user, input, type, sent } = await open('en')
  await type('1.200')
  await screen.findByText('Do you mean €1,200.00 or €1.20? Write 1200 or 1.20.')
  await user.click(screen.getByRole('button', { name: en.euros(1200) }))
  expect(input.value).toBe('1200')
  expect(await sent()).toBe('1200')
  expect(screen.queryByRole('button', { name: en.euros(1.2) })).toBeNull()
})
