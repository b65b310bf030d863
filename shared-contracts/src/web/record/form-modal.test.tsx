import { Form, Input } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { renderArea } from '../../testing/render-area.tsx'
import { contractVersion } from '../area.ts'
import { useZodForm } from '../form/zod-form.ts'
import { useLocale } from '../locale/use-locale.ts'
import { useSession } from '../session/session.ts'
import { FormModal } from './form-modal.tsx'

const thing = z.object({ name: z.string().min(1, 'Name is required'), password: z.string().optional() })
let record = 'Thing'
let remember = false
let owner = 1
let refusal: Error | null = null
beforeEach(() => {
  record = crypto.randomUUID()
  remember = false
  refusal = null
  owner += 1
})

afterEach(() => useLocale.getState().show('en'))

const submit = async () => {
  if (refusal) throw refusal
}
function ThingForm({ onClose }: { onClose: () => void }) {
  const form = useZodForm(thing, { name: '' })
  return (
    <FormModal title="Thing" about={record} form={form} submitLabel="Save" onSubmit={submit} onClose={onClose}>
      <Form.Item label="Name" {...form.field('name')}>
        <Input />
      </Form.Item>
      <Form.Item label="Password" {...form.field('password')}>
        <Input />
      </Form.Item>
      <Link to="/elsewhere">Somewhere else</Link>
    </FormModal>
  )
}
function ThingsPage() {
  const [isOpen, setOpen] = useState(false)
  const [params] = useSearchParams()
  return (
    <>
      <p>Page {params.get('page') ?? 1}</p>
      <button type="button" onClick={() => setOpen(true)}>
        New Thing
      </button>
      {isOpen && <ThingForm onClose={() => setOpen(false)} />}
    </>
  )
}

const nobody = { fetch: () => Promise.reject(new TypeError('Nothing is asked for')) }
const blank = { street: '', house_number: '', postal_code: '', city: '', country: '', phone: '' }
const openPage = () => {
  const user = {
    ...{
      id: owner,
      email: 'ada@example.com',
      first_name: 'Ada',
      last_name: 'Byron',
      locale: null,
      tax_id: '',
      address: blank,
    },
    ...{
      data_filled: true,
      is_demo: false,
      slug: 'ada',
      public_url: 'http://localhost/?owner=ada',
      image: { logo: null, sources: [] },
    },
    ...{ logo: null, demo_until: null },
  }
  const routes = [
    { path: '/things', element: <ThingsPage /> },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]
  const page = renderArea('/elsewhere', { area: { contract: contractVersion, routes }, server: nobody })
  useSession.getState().signIn({ token: 'token', user }, remember)
  return page
}
const openForm = async (path = '/things') => {
  const page = openPage()
  await page.goTo(path)
  await page.user.click(await page.screen.findByRole('button', { name: 'New Thing' }))
  await page.screen.findByLabelText('Name')
  const name = () => page.screen.queryByLabelText<HTMLInputElement>('Name')?.value
  const press = async (button: string) => page.user.click(await page.screen.findByRole('button', { name: button }))
  return { ...page, name, press, question: () => page.screen.queryByRole('dialog', { name: /Discard your changes/ }) }
}
it('begins in the first field, not on Close', async () => {
  const { screen, waitFor } = await openForm()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
})

it('says that it has saved, without being asked to', async () => {
  const { fillIn, press, screen, name } = await openForm()
  await fillIn({ Name: 'Boat' })
  await press('Save')
  await screen.findByText('Saved')
  expect(name()).toBeUndefined()
})

it('says a refusal where the buttons are, and keeps what was typed', async () => {
  refusal = new Error('There is no room')
  const { fillIn, press, screen, name } = await openForm()
  await fillIn({ Name: 'Boat' })
  await press('Save')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('There is no room')
  expect(alert.parentElement?.contains(screen.getByRole('button', { name: 'Save' }))).toBe(true)
  expect(name()).toBe('Boat')
})

/** The history follows what is open in a task of its own. */
const nextTask = () => new Promise((done) => setTimeout(done))

const allKept = (...storages: Storage[]) => JSON.stringify(storages.map((storage) => Object.entries(storage)))
const restore = 'Restore what you typed'

it('asks before Back takes away what was typed, and stays', async () => {
  const { fillIn, goBack, press, name, address } = await openForm()
  await fillIn({ Name: 'Boat' })
  await goBack()
  await press('Keep editing')
  expect([name(), address()]).toEqual(['Boat', '/things'])
})

it('takes Back for a no where Cancel has asked, and keeps what was typed', async () => {
  const { fillIn, goBack, press, name, address, question, waitFor } = await openForm()
  await fillIn({ Name: 'Boat' })
  await press('Cancel')
  expect(question()).not.toBeNull()
  await nextTask()
  await goBack()
  await waitFor(() => expect(question()).toBeNull())
  expect([name(), address()]).toEqual(['Boat', '/things'])
  await press('Cancel')
  await press('Discard')
  await waitFor(() => expect(name()).toBeUndefined())
})

it('asks even where Back comes in the moment of the first key', async () => {
  const { fireEvent, screen, goBack, press, name } = await openForm()
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'B' } })
  await goBack()
  await press('Keep editing')
  expect(name()).toBe('B')
})

it('closes by Back once the changes are discarded, leaves the list there, and offers them no more', async () => {
  const { fillIn, goBack, press, address, waitFor, name } = await openForm()
  await fillIn({ Name: 'Boat' })
  await goBack()
  await press('Discard')
  await waitFor(() => expect(name()).toBeUndefined())
  expect(address()).toBe('/things')
  expect((await openForm()).screen.queryByText(restore)).toBeNull()
})

it('closes by Back without a question where nothing was typed; the next Back leaves the list', async () => {
  const { goBack, address, waitFor, name, question, screen } = await openForm()
  await goBack()
  await waitFor(() => expect(name()).toBeUndefined())
  expect([question(), address()]).toEqual([null, '/things'])
  await goBack()
  await screen.findByText('Elsewhere')
})

it('leaves no entry in the history where it is closed otherwise', async () => {
  const { goBack, press, waitFor, name, screen } = await openForm()
  await press('Cancel')
  await waitFor(() => expect(name()).toBeUndefined())
  await nextTask()
  await goBack()
  await screen.findByText('Elsewhere')
})

it('asks before a link leads away', async () => {
  const { fillIn, user, screen, press, address, waitFor } = await openForm()
  await fillIn({ Name: 'Boat' })
  await user.click(screen.getByRole('link', { name: 'Somewhere else' }))
  await press('Discard')
  await waitFor(() => expect(address()).toBe('/elsewhere'))
})

it('closes by Back on the page of the list on which it was opened', async () => {
  const page = await openForm()
  await page.press('Cancel')
  await nextTask()
  await page.goTo('/things?page=2')
  await page.press('New Thing')
  await page.fillIn({ Name: 'Boat' })
  await page.goBack()
  await page.press('Discard')
  await page.waitFor(() => expect(page.name()).toBeUndefined())
  expect(page.address()).toBe('/things?page=2')
})

it('lets the list below change its own address', async () => {
  const { fillIn, goTo, screen, question, name } = await openForm()
  await fillIn({ Name: 'Boat' })
  await goTo('/things?page=2')
  await screen.findByText('Page 2')
  expect([question(), name()]).toEqual([null, 'Boat'])
})

it('does not ask once it is saved', async () => {
  const { fillIn, press, waitFor, name, goBack, screen, question } = await openForm()
  await fillIn({ Name: 'Boat' })
  await press('Save')
  await waitFor(() => expect(name()).toBeUndefined())
  await nextTask()
  await goBack()
  await screen.findByText('Elsewhere')
  expect(question()).toBeNull()
})

it('has the browser ask before the page is closed or reloaded', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { fillIn, waitFor } = await openForm()
  expect(isAsked()).toBe(false)
  await fillIn({ Name: 'Boat' })
  await waitFor(() => expect(isAsked()).toBe(true))
  await fillIn({ Name: '' })
  await waitFor(() => expect(isAsked()).toBe(false))
})

it('offers what was typed when the page was closed over it, but for passwords', async () => {
  await (await openForm()).fillIn({ Name: 'Boat', Password: 'Correct-Horse-1' })
  expect(allKept(sessionStorage)).toContain('Boat')
  expect(allKept(sessionStorage, localStorage)).not.toContain('Correct-Horse-1')
  const { screen, press, name } = await openForm()
  await screen.findByText('The page was closed before this was saved.')
  expect(name()).toBe('')
  await press(restore)
  expect(name()).toBe('Boat')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  await press('Save')
  expect((await openForm()).screen.queryByText(restore)).toBeNull()
})

it('keeps it beyond the browser only for those who stay signed in', async () => {
  await (await openForm()).fillIn({ Name: 'Boat' })
  expect(allKept(localStorage)).not.toContain('Boat')
  remember = true
  await (await openForm()).fillIn({ Name: 'Raft' })
  expect(allKept(localStorage)).toContain('Raft')
})

it('offers it to nobody else, and forgets it when its owner signs out', async () => {
  await (await openForm()).fillIn({ Name: 'Boat' })
  const ours = owner
  owner += 1
  expect((await openForm()).screen.queryByText(restore)).toBeNull()
  owner = ours
  expect((await openForm()).screen.queryByText(restore)).not.toBeNull()
  useSession.getState().end()
  expect((await openForm()).screen.queryByText(restore)).toBeNull()
})

it('forgets it after a week', async () => {
  await (await openForm()).fillIn({ Name: 'Boat' })
  const name = Object.keys(sessionStorage).find((key) => key.endsWith(record)) ?? ''
  const draft = JSON.parse(sessionStorage.getItem(name) ?? '{}') as { keptAt: number }
  sessionStorage.setItem(name, JSON.stringify({ ...draft, keptAt: draft.keptAt - 7 * 24 * 3_600_000 }))
  expect((await openForm()).screen.queryByText(restore)).toBeNull()
  expect(sessionStorage.getItem(name)).toBeNull()
})

it('keeps what was typed when the language changes, and goes on in the other one', async () => {
  const { user, screen, name } = await openForm()
  await user.type(await screen.findByLabelText('Name'), 'Seehaus')
  const input = screen.getByLabelText('Name')
  await useLocale.getState().show('de')
  await user.click(await screen.findByRole('button', { name: 'Abbrechen' }))
  await user.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }))
  expect([name(), screen.getByLabelText('Name')]).toEqual(['Seehaus', input])
})
