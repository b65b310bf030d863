import { aProperty } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
  const rule = { deposit_percent: 30, deposit_due_days: 7, rest_due_days_before: 28 }
  await owner.call('PATCH', '/api/payment-settings/', rule)
})

const sentence = 'Deposit: 30% of the total within 7 days. Rest: 28 days before arrival.'
const ruleOf = async (id: number) =>
  (await owner.call<Property>('GET', `/api/properties/${id}/`)).body.payment_rule ?? null

const openForm = async () => {
  const page = renderArea('/owner/dashboard/properties', { area, server, as: owner })
  await page.user.click(await page.screen.findByRole('button', { name: 'Edit Seehaus' }))
  const form = page.within(await page.screen.findByRole('dialog'))
  const openPart = async () => page.user.click(await form.findByRole('button', { name: /^Deposit and due days/ }))
  const choose = async (choice: string, option: string) =>
    page.user.click(page.within(form.getByRole('radiogroup', { name: choice })).getByLabelText(option))
  const save = async () => {
    await page.user.click(form.getByRole('button', { name: 'Update' }))
    await page.waitFor(() => expect(page.screen.queryByRole('dialog')).toBeNull())
  }
  return { ...page, form, openPart, choose, save }
}

it('follows the payment settings, which it says in words, until it has a rule of its own', async () => {
  const { id } = await aProperty(owner, { name: 'Seehaus' })
  const { user, form, openPart, save, choose } = await openForm()
  await openPart()
  await form.findByText(sentence)
  await user.click(form.getByLabelText('Its own'))
  expect(form.getByLabelText<HTMLInputElement>('Percent of the total').value).toBe('30')
  await choose('Deposit', 'Nights')
  await choose('Rest', 'On arrival')
  await form.findByRole('button', { name: /Deposit: the price of one night within 7 days\. Rest: on arrival\./ })
  await save()
  expect(await ruleOf(id)).toMatchObject({
    ...{ deposit_percent: null, deposit_nights: 1, deposit_amount: null },
    ...{ deposit_due_days: 7, rest_due_days_before: 0 },
  })
})

it('asks for the numbers of what was chosen, and keeps the part open until they are there', async () => {
  const { id } = await aProperty(owner, { name: 'Seehaus', payment_rule: { rest_due_days_before: 14 } })
  const { user, form, openPart, save, choose } = await openForm()
  await openPart()
  await choose('Deposit', 'Amount')
  await user.click(form.getByLabelText('Amount', { selector: 'input[type="text"]' }))
  await user.tab()
  await form.findByText('Enter an amount')
  expect(form.getByRole('button', { name: /^Deposit and due days/ }).textContent).toContain('needs a correction')
  await user.type(form.getByLabelText('Amount', { selector: 'input[type="text"]' }), '120')
  await save()
  expect(await ruleOf(id)).toMatchObject({ deposit_amount: 120, deposit_due_days: 7, rest_due_days_before: 14 })
})

it('has a damage deposit of its own', async () => {
  const { id } = await aProperty(owner, { name: 'Seehaus', payment_rule: { rest_due_days_before: 14 } })
  const { user, form, openPart, save, choose } = await openForm()
  await openPart()
  await choose('Damage deposit', 'Amount')
  await user.type(form.getByLabelText('Amount to block'), '350')
  await form.findByText(/^Guests read: Damage deposit €350\.00: blocked on your card on /)
  await save()
  expect(await ruleOf(id)).toMatchObject({
    ...{ damage_deposit_amount: 350, damage_deposit_days_before: 2, damage_deposit_days_after: 3 },
    rest_due_days_before: 14,
  })
})

it('gives its own rule up for that of its owner', async () => {
  const { id } = await aProperty(owner, { name: 'Seehaus', payment_rule: {} })
  const { user, form, openPart, save } = await openForm()
  await openPart()
  await user.click(form.getByLabelText('As in the payment settings'))
  await form.findByText(sentence)
  await save()
  expect(await ruleOf(id)).toBeNull()
})
