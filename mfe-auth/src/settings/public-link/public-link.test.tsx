import { testServer } from '@keyhaven/api/testing/test-server'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { expect, it } from 'vitest'
import { checkRules } from '../../testing/rule-check.tsx'
import { demoGuest, openSettings, popupOf, press } from '../../testing/settings.tsx'
import { publicAddress } from './public-address.ts'

const server = await testServer()

const label = 'Link name'
const ready = async () => {
  const owner = await server.signUpOwner()
  const page = await openSettings(server, owner, 'Change link')
  const submit = page.form.getByRole<HTMLButtonElement>('button', { name: 'Change link' })
  return { ...page, owner, submit, input: page.form.getByLabelText<HTMLInputElement>(label) }
}

it('leads to the public page and copies its link', async () => {
  const { owner, screen, user } = await ready()
  expect(screen.getByRole('link', { name: owner.user.public_url, hidden: true }).getAttribute('href')).toBe(
    owner.user.public_url,
  )
  await user.click(screen.getByRole('button', { name: 'Copy link', hidden: true }))
  await screen.findByText('Link copied')
  expect(await navigator.clipboard.readText()).toBe(owner.user.public_url)
})

it('says so where the browser does not allow copying', async () => {
  const { screen, user } = await ready()
  const { clipboard } = navigator
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  try {
    await user.click(screen.getByRole('button', { name: 'Copy link', hidden: true }))
    expect(await screen.findByText(/does not allow copying/)).toBeDefined()
  } finally {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  }
})

it('says what its rules say', { timeout: 60_000 }, async () => {
  const page = await ready()
  expect(await checkRules('slug', { slug: label }, page, page.form)).toEqual(Object.keys({ slug: label }))
})

it('shows the whole address while it is typed, and that the old one keeps leading there', async () => {
  const { owner, fillIn, form, submit } = await ready()
  expect(submit.disabled).toBe(true)
  await fillIn({ [label]: 'lake-house' }, form)
  expect(form.getByRole('status').textContent).toBe(owner.user.public_url.replace(owner.user.slug, 'lake-house'))
  expect(form.getByText('Your current link will keep working.')).toBeDefined()
  expect(submit.disabled).toBe(false)
})

it('changes the link, says so, and shows the new one', async () => {
  const page = await ready()
  const { owner, fillIn, form, user, submit, screen } = page
  const slug = `house-${owner.user.id}`
  await fillIn({ [label]: ` ${slug} ` }, form)
  await user.click(submit)
  await press(page, await popupOf(page, 'Changed link successfully'), 'Okay')
  expect(useSession.getState().user?.slug).toBe(slug)
  await screen.findByText(owner.user.public_url.replace(owner.user.slug, slug))
})

it('says at the field that a name is taken, and keeps what was typed', async () => {
  const other = await server.signUpOwner()
  const { fillIn, form, user, submit, input, screen } = await ready()
  await fillIn({ [label]: other.user.slug }, form)
  await user.click(submit)
  await form.findByText('This name is taken. Please choose another one.')
  expect(screen.getAllByText('This name is taken. Please choose another one.')).toHaveLength(1)
  expect(form.queryByRole('alert')).toBeNull()
  expect(input.value).toBe(other.user.slug)
})

it('is not for guests, and says so', async () => {
  const { form, fillIn } = await openSettings(server, await demoGuest(server), 'Change link')
  expect(form.getByText("You can't change the public page link in a demo account")).toBeDefined()
  await fillIn({ [label]: 'lake-house' }, form)
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Change link' }).disabled).toBe(true)
})

it('knows that an own domain does not carry the name', () => {
  expect(publicAddress('https://keyhaven.test/?owner=anna', 'lake')).toBe('https://keyhaven.test/?owner=lake')
  expect(publicAddress('https://lakehouse.example/', 'lake')).toBe('https://lakehouse.example/')
})
