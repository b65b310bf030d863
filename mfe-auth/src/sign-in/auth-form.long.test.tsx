import { testServer } from '@keyhaven/api/testing/test-server'
import { goodValues } from '@keyhaven/shared-contracts/testing/account-rules'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeEach, describe, expect, it } from 'vitest'
import area from '../area.tsx'
import { authForms } from '../testing/auth-forms.tsx'

const server = await testServer()
const limited = await testServer({ env: { rateLimit: true } })
// What one test typed would be there again in the next.
beforeEach(() => sessionStorage.clear())

/** One more than a caller may send in a minute, whatever it is about. */
const tooMany = 31
const addressOf = {
  login: '/auth/login/',
  register: '/auth/register/',
  forgot: '/auth/forgot-password/',
  reset: '/auth/reset-password/any/',
}

describe.each(authForms)('the form $form', ({ form, path, labels, submit, failure, firstMessage, goesOnAt }) => {
  const open = (answers: { fetch: typeof fetch } = server) => {
    const page = renderArea(path, { area, server: answers })
    const button = () => page.screen.findByRole<HTMLButtonElement>('button', { name: submit })
    const input = (label: string) => page.screen.getByLabelText<HTMLInputElement>(label)
    return { ...page, button, input }
  }
  const typed = Object.entries(goodValues[form]).map(
    ([field, value]) => [(labels as Record<string, string>)[field] ?? field, value as string | boolean] as const,
  )
  /** Types everything and sends it with Enter. */
  const send = async (page: ReturnType<typeof open>) => {
    const texts = typed.filter(([, value]) => typeof value === 'string')
    await page.fillIn(Object.fromEntries(texts) as Record<string, string>)
    for (const [label] of typed.filter(([, value]) => value === true)) await page.user.click(page.input(label))
    const button = await page.button()
    await page.waitFor(() => expect(button.disabled).toBe(false))
    await page.user.type(page.input(texts.at(-1)?.[0] ?? ''), '{Enter}')
  }
  const failing = (status: number, answer: string) => ({
    fetch: () => Promise.resolve(new Response(answer, { status })),
  })

  it.each([
    ['hovered', async (page: ReturnType<typeof open>, frame: Element) => page.user.hover(frame)],
    [
      'tapped',
      async (page: ReturnType<typeof open>, target: Element) => page.user.pointer({ keys: '[TouchA]', target }),
    ],
    [
      'reached by keyboard',
      async (page: ReturnType<typeof open>, frame: Element) => {
        for (let tabs = 0; tabs < 20 && document.activeElement !== frame; tabs += 1) await page.user.tab()
        expect(document.activeElement).toBe(frame)
      },
    ],
  ])('has a disabled button that shows what is missing when it is %s', async (_, reach) => {
    const page = open()
    const button = await page.button()
    expect(button.disabled).toBe(true)
    await reach(page, button.parentElement ?? button)
    expect(await page.screen.findAllByText(firstMessage)).not.toHaveLength(0)
  })

  it('goes to the first input that is wrong on Enter, and sends nothing', async () => {
    const page = open(failing(502, 'oops'))
    await page.button()
    const first = page.input(typed[0]?.[0] ?? '')
    await page.user.type(page.input(typed.findLast(([, value]) => typeof value === 'string')?.[0] ?? ''), '{Enter}')
    await page.waitFor(() => expect(document.activeElement).toBe(first))
    expect(first.getAttribute('aria-invalid')).toBe('true')
    expect(page.screen.queryByRole('button', { name: 'Gotcha' })).toBeNull()
  })

  it('shows a progress bar while it sends, and sends once however often it is asked to', async () => {
    let calls = 0
    let letThrough = () => {}
    const gate = new Promise<void>((opened) => (letThrough = opened))
    const page = open({
      fetch: async (request, init) => {
        calls += 1
        await gate
        return server.fetch(request, init)
      },
    })
    await page.button()
    await send(page)
    const button = await page.button()
    button.form?.requestSubmit()
    button.form?.requestSubmit()
    await page.screen.findByRole('progressbar')
    await page.waitFor(() => expect(button.disabled).toBe(true))
    await page.user.click(button)
    await page.user.keyboard('{Enter}')
    letThrough()
    await page.screen.findByRole('button', { name: 'Gotcha' })
    expect(page.screen.queryByRole('progressbar')).toBeNull()
    expect(calls).toBe(1)
  })

  it('puts what failed in its place, and comes back with everything typed but the passwords', async () => {
    const page = open(failing(502, 'oops'))
    await page.button()
    await send(page)
    expect((await page.screen.findByRole('alert')).textContent).toBe(failure)
    expect(page.screen.queryByRole('button', { name: submit })).toBeNull()
    const gotcha = page.screen.getByRole('button', { name: 'Gotcha' })
    expect(document.activeElement).toBe(gotcha)
    await page.user.keyboard('{Enter}')
    await page.waitFor(() => expect(document.activeElement).toBe(page.input(goesOnAt)))
    for (const [label, value] of typed) {
      const { type, checked, value: text } = page.input(label)
      expect([label, type === 'checkbox' ? checked : text]).toEqual([label, type === 'password' ? '' : value])
    }
    expect(page.screen.queryByRole('alert')).toBeNull()
  })

  it('says what the server says to those who try too often', async () => {
    const call = () => limited.call<{ message: string }>('POST', addressOf[form], goodValues[form])
    await Promise.all(Array.from({ length: tooMany }, call))
    // One of those may have met the limit of the account, which says another time.
    const refused = await call()
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const page = open(limited)
    await page.button()
    await send(page)
    expect((await page.screen.findByRole('alert')).textContent).toBe(refused.body.message)
  })

  it('puts what the server says about an input next to it, and keeps everything typed', async () => {
    const page = open({
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const body = { ...((await request.json()) as object), [Object.keys(labels)[0] ?? '']: 7 }
        return server.fetch(request.url, { method: 'POST', headers: request.headers, body: JSON.stringify(body) })
      },
    })
    await page.button()
    await send(page)
    const first = page.input(Object.values(labels)[0] ?? '')
    await page.waitFor(() => expect(first.getAttribute('aria-invalid')).toBe('true'))
    await page.waitFor(() => expect(document.activeElement).toBe(first))
    for (const [label, value] of typed.filter(([, text]) => typeof text === 'string'))
      expect(page.input(label).value).toBe(value)
  })
})
