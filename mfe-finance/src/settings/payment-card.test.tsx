import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { PaymentSettings } from '@keyhaven/shared-contracts/contract/finance/payment-settings'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const call = '/api/payment-settings/'
const stored = async () => (await owner.call<PaymentSettings>('GET', call)).body
const iban = 'AT61 1904 3002 3457 3201'
const rule = { deposit_percent: 30, deposit_due_days: 7, rest_due_days_before: 28 }
const inDays = (days: number) => en.longDay(addDays(localToday(), days))

const open = () => renderArea('/owner/dashboard/settings/invoices', { area, server, as: owner })
const openForm = async () => {
  const page = open()
  await page.user.click(await page.screen.findByRole('button', { name: 'Edit Payments' }))
  const dialog = page.within(await page.screen.findByRole('dialog', { name: 'Payments' }))
  const save = await dialog.findByRole<HTMLButtonElement>('button', { name: 'No changes' })
  const send = async () => {
    await page.waitFor(() => expect(save.disabled).toBe(false))
    await page.user.click(save)
  }
  const choose = async (choice: string, option: string) =>
    page.user.click(page.within(dialog.getByRole('radiogroup', { name: choice })).getByLabelText(option))
  return { ...page, dialog, save, send, choose }
}

it('says that nothing is asked for and no account is told, where its owner has set none', async () => {
  const { screen } = open()
  await screen.findByText('No account yet: guests are not told where to transfer money.')
  expect(screen.getByText('Guests are asked for nothing before they arrive.')).toBeDefined()
})

it('groups an IBAN while it is typed, keeps it, and says the new one back', async () => {
  const { user, dialog, send, screen } = await openForm()
  await user.type(dialog.getByLabelText('Account holder'), 'Anna Gruber')
  const input = dialog.getByLabelText<HTMLInputElement>('IBAN')
  await user.type(input, 'at611904300234573201')
  expect(input.value).toBe(iban)
  await send()
  await screen.findByText(new RegExp(`^From now on guests transfer to ${iban}, Anna Gruber`), {
    selector: '.ant-modal-confirm-title',
  })
  await user.click(await screen.findByRole('button', { name: 'Okay' }))
  await screen.findByText(iban, { selector: 'span' })
  expect(await stored()).toMatchObject({ iban, account_holder: 'Anna Gruber', deposit_percent: null })
})

it('leaves the cursor where a character in the middle of an IBAN is corrected', async () => {
  await owner.call('PATCH', call, { iban, account_holder: 'Anna Gruber' })
  const { user, dialog } = await openForm()
  const input = dialog.getByLabelText<HTMLInputElement>('IBAN')
  await user.click(input)
  input.setSelectionRange(6, 6)
  await user.keyboard('{Backspace}2')
  expect(input.value).toBe('AT61 2904 3002 3457 3201')
  expect(input.selectionStart).toBe(6)
})

it('says at the IBAN that it is wrong, and loses nothing of the form', async () => {
  const { fillIn, dialog, send, choose } = await openForm()
  await fillIn({ 'Account holder': 'Anna Gruber', IBAN: 'AT61 1904 3002 3457 3202' }, dialog)
  await choose('Deposit', 'Percent')
  await send()
  await dialog.findByText('This is no valid IBAN. Please check each character.')
  expect(dialog.getByLabelText<HTMLInputElement>('Account holder').value).toBe('Anna Gruber')
  expect(dialog.getByLabelText<HTMLInputElement>('Percent of the total').value).toBe('30')
  expect((await stored()).version).toBe(0)
})

it('works the rule out for a stay in three months and for one of next week while it is chosen', async () => {
  const { user, dialog, send, choose, screen, waitFor } = await openForm()
  await choose('Deposit', 'Percent')
  await choose('Rest', 'Before arrival')
  const example = dialog.getByRole('status')
  await waitFor(() =>
    expect(example.textContent).toContain(`€180.00 by ${inDays(7)} and €420.00 by ${inDays(90 - 28)}`),
  )
  expect(example.textContent).toContain(`Arrival on ${inDays(7)}€600.00 on arrival`)
  await user.clear(dialog.getByLabelText('Percent of the total'))
  await dialog.findByText('An example of two stays stands here once everything above is filled in.')
  await user.type(dialog.getByLabelText('Percent of the total'), '50')
  await send()
  await screen.findByText('Deposit: 50% of the total within 7 days. Rest: 28 days before arrival.')
  expect(await stored()).toMatchObject({ ...rule, deposit_percent: 50, deposit_nights: null, deposit_amount: null })
})

it('works a deposit out by nights or an amount as well, and takes it back', async () => {
  await owner.call('PATCH', call, rule)
  const { user, dialog, send, choose, screen } = await openForm()
  await choose('Deposit', 'Amount')
  await user.type(dialog.getByLabelText('Amount', { selector: 'input[type="text"]' }), '150')
  await choose('Deposit', 'Nights')
  await choose('Deposit', 'Amount')
  await choose('Rest', 'On arrival')
  await send()
  await screen.findByText('Deposit: €150.00 within 7 days. Rest: on arrival.')
  expect(await stored()).toMatchObject({ deposit_percent: null, deposit_amount: 150, rest_due_days_before: 0 })
  await user.click(await screen.findByRole('button', { name: 'Edit Payments' }))
  const again = await screen.findByRole('dialog', { name: 'Payments' })
  expect(again.textContent).toContain('everything is due at once')
})

it('asks for a damage deposit, says what guests will read of it, and that it takes a card account', async () => {
  const { user, dialog, send, choose, screen, waitFor } = await openForm()
  await choose('Damage deposit', 'Amount')
  await dialog.findByText('What guests read stands here once everything above is filled in.')
  await user.type(dialog.getByLabelText('Amount to block'), '200')
  const [from, until] = [inDays(90 - 2), inDays(90 + 4 + 3)]
  await dialog.findByText(
    `Guests read: Damage deposit €200.00: blocked on your card on ${from}, released by ${until}. It is not charged.`,
  )
  await dialog.findByText(/^No card account is connected/)
  await send()
  await screen.findByText(
    /Damage deposit: €200\.00, blocked 2 days before arrival and released 3 days after departure\.$/,
  )
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      ...{ damage_deposit_amount: 200, damage_deposit_days_before: 2, damage_deposit_days_after: 3 },
    }),
  )
})

it('says at the days of a damage deposit that they are too many or missing, and takes it back as a whole', async () => {
  const damage = { damage_deposit_amount: 200, damage_deposit_days_before: 2, damage_deposit_days_after: 3 }
  await owner.call('PATCH', call, damage)
  const { user, fillIn, dialog, send, choose, screen } = await openForm()
  await fillIn({ 'Blocked (days before)': '9', 'Released (days after)': '' }, dialog)
  await user.tab()
  await dialog.findByText('Enter how many days after departure.')
  expect(dialog.getByLabelText('Blocked (days before)').getAttribute('aria-invalid')).toBe('true')
  await choose('Damage deposit', 'None')
  await send()
  await screen.findByText('Guests are asked for nothing before they arrive.')
  await expect.poll(stored).toMatchObject({ damage_deposit_amount: null, damage_deposit_days_before: null })
})

it('shows the new version when somebody else changed the settings meanwhile', async () => {
  const { user, fillIn, dialog, send } = await openForm()
  await fillIn({ 'Account holder': 'Mine' }, dialog)
  await owner.call('PATCH', call, { account_holder: 'Theirs' })
  await send()
  await user.click(await dialog.findByRole('button', { name: 'Show the new version' }))
  expect((await dialog.findByLabelText<HTMLInputElement>('Account holder')).value).toBe('Theirs')
})

it('lets instant bookings wait for their deposit, and says so', async () => {
  await owner.call('PATCH', call, rule)
  const { user, dialog, send, screen } = await openForm()
  await user.click(dialog.getByRole('checkbox', { name: 'Instant bookings need the deposit' }))
  await send()
  await screen.findByText('Instant bookings count once their deposit is paid by card.')
  expect(await stored()).toMatchObject({ ...rule, instant_needs_deposit: true })
})
