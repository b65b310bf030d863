import { expect } from 'vitest'
import type { renderArea } from './render-area.tsx'
import type { RuleCase } from './rule-case.ts'

type Page = ReturnType<typeof renderArea>
type Rule = Omit<RuleCase, 'form'>

/** What stands at an input, as a screen reader finds it. */
const saidAt = (input: HTMLElement) => {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.endsWith('_help'))
  const said = ids.map((id) => document.getElementById(id)?.textContent).join(' ')
  return input.getAttribute('aria-invalid') === 'true' ? said : null
}

/** Puts a value into an input and leaves it. */
const put = async ({ user, screen }: Page, input: HTMLElement, value: unknown) => {
  if (typeof value === 'boolean') {
    if ((input as HTMLInputElement).checked === value) await user.click(input)
    if ((input as HTMLInputElement).checked !== value) await user.click(input)
  } else if (input.role === 'combobox') {
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
  /** What the form accepts. */
  good: object
  /** The label of the input of each field. */
  labels: Record<string, string>
  page: Page
  /** Where the inputs are; the whole screen unless told. */
  form?: ReturnType<Page['within']>
}

/**
 * Puts each value of a table of rules into its input and leaves it: at the input must stand exactly what the table says.
 * Answers how many were checked.
 */
export const checkRules = async ({ rules, good: accepted, labels, page, form = page.screen as never }: Check) => {
  expect([...new Set(rules.map(({ field }) => field))].toSorted()).toEqual(Object.keys(labels).toSorted())
  const good = Object.fromEntries(flat(accepted))
  const inputOf = (field: string) => form.findByLabelText(labels[field] ?? field)
  const expectSaid = async ({ field, value, message }: Rule) => {
    const input = await inputOf(field)
    await put(page, input, value)
    await page.waitFor(() => expect({ field, value, says: saidAt(input) }).toEqual({ field, value, says: message }))
  }
  // What was chosen cannot be unchosen: "nothing chosen" comes first.
  for (const rule of rules.filter(({ value }) => value === undefined)) await expectSaid(rule)
  for (const [field, value] of Object.entries(good)) if (field in labels) await put(page, await inputOf(field), value)
  for (const field of Object.keys(labels)) {
    const input = await inputOf(field)
    for (const rule of rules.filter((one) => one.field === field && one.value !== undefined)) {
      // Something to take back: an input that has not spoken yet is silent anyhow.
      if (rule.message === null && saidAt(input) === null && input.role !== 'combobox') {
        await put(page, input, typeof rule.value === 'boolean' ? !rule.value : '')
        await page.waitFor(() => expect(saidAt(input)).not.toBeNull())
      }
      await expectSaid(rule)
    }
    await put(page, input, good[field])
  }
  return rules.length
}
