import { showDay } from '@keyhaven/shared-contracts/domain/days/day'
import type { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { expect } from 'vitest'

export type Page = ReturnType<typeof renderArea>

/** Presses a button that opens a dialog, and answers what is in it. */
export const openForm = async (page: Page, button: string | RegExp) => {
  await page.user.click(await page.screen.findByRole('button', { name: button }))
  return page.within(await page.screen.findByRole('dialog'))
}
export type Form = Awaited<ReturnType<typeof openForm>>

export const chooseDay = async ({ user }: Page, form: Form, label: string, day: string) => {
  const input = await form.findByLabelText<HTMLInputElement>(label)
  await user.click(input)
  input.select()
  await user.paste(showDay(day))
  await user.keyboard('{Enter}')
}

export const choose = async ({ user, screen }: Page, form: Form, label: string, option: RegExp | string) => {
  await user.click(await form.findByLabelText(label))
  await user.click(await screen.findByTitle(option))
}

/** Answers the steps of a new booking up to the guests. */
export const chooseStay = async (page: Page, form: Form, stay: { from: string; to: string; guests: number }) => {
  await chooseDay(page, form, 'Check In', stay.from)
  await chooseDay(page, form, 'Check Out', stay.to)
  // The house and its room are the only ones that are free: nothing is to be chosen.
  await form.findByText('Seehaus')
  await form.findByText('Lake room')
  await page.fillIn({ Guests: String(stay.guests) }, form)
}

export const chooseClient = async ({ user, screen }: Page, form: Form) => {
  await user.type(await form.findByLabelText('Client'), 'Nov')
  await user.click(await screen.findByText(/zofie@example.com/))
}

/** Presses a button as soon as the form can be sent. */
export const send = async ({ user, waitFor }: Page, form: Form, name: 'Save' | 'Update') => {
  await waitFor(() => expect(form.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false))
  await user.click(form.getByRole('button', { name }))
}
