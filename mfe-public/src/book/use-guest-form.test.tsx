import { generalReasons } from '@keyhaven/shared-contracts/reasons/general'
import { guestsReasons } from '@keyhaven/shared-contracts/reasons/guests'
import { registerReasons } from '@keyhaven/shared-contracts/web/locale'
import { guest } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { contractVersion } from '@keyhaven/shared-contracts/web/area'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { useGuestForm } from './use-guest-form.ts'

registerReasons(generalReasons, guestsReasons)
await Promise.all([generalReasons.load('en'), guestsReasons.load('en')])

const schema = z.object({ client: z.object({ first_name: guest.shape.first_name, email: guest.shape.email }) })
const inputs = ['client.first_name', 'client.email'] as const

function Request() {
  const [client, setClient] = useState({ first_name: '', email: '' })
  const { form, isValid, problemOf, onBlur, focusFirstError } = useGuestForm(schema, { client })
  return (
    <form ref={form} aria-label={isValid ? 'right' : 'wrong'}>
      {inputs.map((path) => (
        <label key={path}>
          {path}
          <input
            aria-invalid={problemOf(path) ? true : undefined}
            title={problemOf(path) ?? ''}
            onChange={({ target }) => setClient({ ...client, [path.slice('client.'.length)]: target.value })}
            onBlur={() => onBlur(path)}
          />
        </label>
      ))}
      <button type="button" onClick={focusFirstError}>
        Send
      </button>
    </form>
  )
}

const area = { contract: contractVersion, routes: [{ path: '/', element: <Request /> }] }
const nobody = { fetch: () => Promise.reject(new Error('Nobody is asked here')) }

const open = () => {
  const { screen, fireEvent } = renderArea('/', { area, server: nobody })
  const field = (path: (typeof inputs)[number]) => screen.getByLabelText<HTMLInputElement>(path)
  return {
    name: field('client.first_name'),
    email: field('client.email'),
    type: (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } }),
    leave: (input: HTMLElement) => fireEvent.focusOut(input),
    send: () => fireEvent.click(screen.getByRole('button', { name: 'Send' })),
    isRight: () => screen.queryByRole('form', { name: 'right' }) !== null,
  }
}

it('says nothing of an input before it was left, and then what the contract says', () => {
  const { name, email, type, leave } = open()
  type(name, 'Gerda')
  type(name, '')
  expect(name.title).toBe('')
  leave(name)
  expect([name.title, email.title]).toEqual(['First name is required', ''])
})

it('takes back what it said as soon as it is right', () => {
  const { name, type, leave } = open()
  leave(name)
  expect(name.title).toBe('First name is required')
  type(name, 'Gerda')
  expect(name.title).toBe('')
})

it('says everything at once when sending is tried, and leads to the first input that is wrong', () => {
  const { name, email, type, send } = open()
  type(name, 'Gerda')
  send()
  expect([name.title, email.title]).toEqual(['', 'Email is required'])
  expect(document.activeElement).toBe(email)
  type(name, '')
  send()
  expect(document.activeElement).toBe(name)
})

it('is right once the contract takes it', () => {
  const { name, email, type, isRight } = open()
  type(name, 'Gerda')
  expect(isRight()).toBe(false)
  type(email, 'gerda@example.com')
  expect(isRight()).toBe(true)
})
