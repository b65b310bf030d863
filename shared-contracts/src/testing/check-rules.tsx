import { expect } from 'vitest'
import type { renderArea } from './render-area.tsx'
import type { RuleCase } from './rule-case.ts'

type Page = ReturnType<typeof renderArea>
type Rule = Omit<RuleCase, 'form'>

/** Message at an input, as a screen reader finds it. */
const messageAt = (input: HTMLElement) => {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.endsWith('_help'))
  const text = ids.map((id) => document.getElementById(id)?.textContent).join(' ')
  return input.getAttribute('aria-invalid') === 'true' ? text : null
}

/** Puts a value into an input and leaves it. */
const put = async ({ user, screen }: Page, input: HTMLElement, value: unknown) => {
  if (typeof value === 'boolean') {
    if ((input as HTMLInputElement).checked === value) await user.click(input)
    if ((input as HTMLInputElement).checked !== value) await user.click(input)
  } else if (input.role === 'combobox' && input.getAttribute('aria-haspopup') !== 'dialog') {
    await user.click(input)
    if (value !== undefined) {
      const title = new RegExp(`^${String(value).replace('_', ' ')}$`, 'i')
      // What is chosen already has the same title; the options come after it.
      await user.click((await screen.findAllByTitle(title)).at(-1) as HTMLElement)
    }
  } else {
    await user.clear(input)
    if (value) await user.paste(String(value))
  }
  await user.tab()
}

const flat = (values: object, at = ''): [field: string, value: unknown][] =>
  Object.entries(values).flatMap(([key, value]) =>
    value && typeof value === 'object' ? flat(value, `${at}${key}.`) : [[at + key, value]],
  )

type Check = {
  rules: readonly Rule[]
  /** Values that the form accepts. */
  good: object
  /** The label of the input of each field. */
  labels: Record<string, string>
  page: Page
  /** Part of the screen with the inputs; by default all of it. */
  form?: ReturnType<Page['within']>
}

/** Of the refused values of a field the one that says most: what was typed, before what is missing. */
const tellingOf = (rules: readonly Rule[], field: string) => {
  const refused = rules.filter((rule) => rule.field === field && rule.message !== null)
  return refused.find(({ value }) => typeof value === 'boolean' || String(value ?? '').trim() !== '') ?? refused[0]
}

/**
 * Puts one refused value into each input of a form and leaves it: at the input must stand exactly what the table says,
 * and nothing once the value is good. That each value of the table gets its words is proven where it is cheap, at the API,
 * which holds the body to the same schema as the form. Answers the fields that were checked.
 */
export const checkRules = async ({ rules, good: accepted, labels, page, form = page.screen as never }: Check) => {
  expect([...new Set(rules.map(({ field }) => field))].toSorted()).toEqual(Object.keys(labels).toSorted())
  const good = Object.fromEntries(flat(accepted))
  const inputOf = (field: string) => form.findByLabelText(labels[field] ?? field)
  const expectSaid = async ({ field, value, message }: Rule) => {
    const input = await inputOf(field)
    await put(page, input, value)
    await page.waitFor(() => expect({ field, value, says: messageAt(input) }).toEqual({ field, value, says: message }))
  }
  // What was chosen cannot be unchosen: "nothing chosen" comes first.
  for (const rule of rules.filter(({ value }) => value === undefined)) await expectSaid(rule)
  for (const [field, value] of Object.entries(good)) if (field in labels) await put(page, await inputOf(field), value)
  const fields = Object.keys(labels)
  for (const field of fields) {
    const telling = tellingOf(rules, field)
    if (telling && telling.value !== undefined) await expectSaid(telling)
    await expectSaid({ field, value: good[field], message: null })
  }
  return fields
}
