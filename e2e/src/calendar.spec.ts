import type { Page } from '@playwright/test'
import { expect, signIn, test } from './keyhaven.ts'
import { dayAt, dayText, drag, nightAt, on, range, start } from './calendar-grid.ts'
import { seriousProblems } from './serious-problems.ts'

type Api = Awaited<ReturnType<typeof signIn>>['api']

const address = { street: 'Uferweg', house_number: '7', postal_code: '4830', city: 'Hallstatt', country: 'Austria' }

/** An owner with two rooms and a client, before their calendar; the first room costs 100, the second 150 a night. */
const open = async (page: Page, sign: () => Promise<{ api: Api }>) => {
  const { api } = await sign()
  const at = { ...address, phone: '+43613412345' }
  const property = (await api('POST', '/api/properties/', {
    name: 'Seehaus',
    description: 'By the lake',
    address: at,
  })) as {
    id: number
  }
  const room = async (name: string, price: number) =>
    (await api('POST', '/api/units/', {
      ...{ property_id: property.id, name, description: 'Two beds', capacity: 2, max_capacity: 3 },
      ...{ price_per_night: price, price_per_extra_person: 10 },
    })) as { id: number }
  const lake = await room('Lake room', 100)
  await room('Suite', 150)
  const named = { first_name: 'Anna', last_name: 'Novak', email: 'anna@example.com', address: at }
  const client = (await api('POST', '/api/clients/', named)) as { id: number }
  const book = (from: number, to: number) =>
    api('POST', '/api/bookings/', {
      ...{ property: property.id, unit: lake.id, client: client.id, guests_count: 2, status: 'confirmed' },
      ...{ check_in: on(from), check_out: on(to) },
    })
  const show = async (zoom = 31) => {
    await page.goto(`/owner/dashboard?day=${start}&zoom=${zoom}`)
    await expect(page.getByRole('rowheader', { name: 'Lake room' })).toBeVisible()
    await page.getByRole('grid').scrollIntoViewIfNeeded()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  }
  return { book, show }
}

const bar = (page: Page, from: number, to: number, name = 'Anna Novak, Confirmed') =>
  page.getByRole('button', { name: `${name}, ${dayText(on(from))} – ${dayText(on(to))}` })

const isAccessible = async (page: Page) => expect(await seriousProblems(page)).toEqual([])

test('by mouse: what is dragged stays below the names of the units', async ({ page, server }) => {
  const { show, book } = await open(page, () => signIn(page, server, 'names@example.com'))
  await book(-6, 12)
  await show()
  const from = await nightAt(page, 'Lake room', 4)
  await drag(page, from, { x: from.x + 40, y: from.y })
  const name = await page.getByRole('rowheader', { name: 'Lake room' }).boundingBox()
  if (!name) throw new Error('the grid is not on the page')
  const at = { x: name.x + name.width / 2, y: name.y + name.height / 2 }
  const [left, above] = await page.locator('[data-ghost]').evaluate((ghost: HTMLElement, point) => {
    // What takes no pointer is not found at a point.
    ghost.style.pointerEvents = 'auto'
    const element = document.elementFromPoint(point.x, point.y)
    return [ghost.getBoundingClientRect().left, element?.closest('[role=rowheader]')?.textContent] as const
  }, at)
  expect(left).toBeLessThan(at.x)
  expect(above).toContain('Lake room')
  await page.keyboard.press('Escape')
  await page.mouse.up()
})

test('by mouse: book a new guest, move with a price question, undo, and block @journey', async ({ page, server }) => {
  test.slow()
  const { show, book } = await open(page, () => signIn(page, server, 'mouse@example.com'))
  await book(10, 12)
  await show()

  await test.step('drag over free nights, type, save', async () => {
    await drag(page, await dayAt(page, 'Lake room', 2), await dayAt(page, 'Lake room', 5))
    await page.mouse.up()
    const form = page.getByRole('dialog')
    await expect(form.getByLabel('Guest', { exact: true })).toBeFocused()
    await page.keyboard.type('Karl Huber')
    await page.getByText('New guest “Karl Huber”').click()
    await form.getByLabel('Phone').fill('+4312345678')
    await expect(form).toContainText('€300.00')
    await isAccessible(page)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(`Booked Lake room for Karl Huber, ${range(2, 5)}`)).toBeVisible()
    await expect(bar(page, 2, 5, 'Karl Huber, Pending')).toBeVisible()
  })

  await test.step('drag the bar to the dearer room: the price is asked, and undone', async () => {
    await drag(page, await nightAt(page, 'Lake room', 3), await nightAt(page, 'Suite', 4))
    await isAccessible(page)
    await page.mouse.up()
    const question = page.getByRole('dialog', { name: 'The price changes' })
    await expect(question.getByRole('button', { name: 'Change to €450.00' })).toBeFocused()
    await isAccessible(page)
    await question.getByRole('button', { name: 'Change to €450.00' }).click()
    await expect(page.getByText(`Moved Karl Huber to Suite, ${range(3, 6)} · €300.00 → €450.00`)).toBeVisible()
    // The clock of the notice stands still under the pointer.
    await page.getByRole('button', { name: 'Undo' }).hover()
    await isAccessible(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(`Undone: Karl Huber, Lake room, ${range(2, 5)}`)).toBeVisible()
    await expect(bar(page, 2, 5, 'Karl Huber, Pending')).toBeVisible()
  })

  await test.step('pull an edge onto another stay: red before the drop, refused after it', async () => {
    const box = await bar(page, 2, 5, 'Karl Huber, Pending').boundingBox()
    if (!box) throw new Error('the bar is not on the page')
    await drag(page, { x: box.x + box.width - 3, y: box.y + 10 }, await nightAt(page, 'Lake room', 11))
    await expect(page.locator('[data-ghost="conflict"]')).toBeVisible()
    await expect(page.getByText(`Taken by Anna Novak, ${range(10, 12)}`, { exact: true })).toBeVisible()
    await isAccessible(page)
    await page.mouse.up()
    await expect(page.getByText(`Nothing was changed. Taken by Anna Novak, ${range(10, 12)}`)).toBeVisible()
    await expect(bar(page, 2, 5, 'Karl Huber, Pending')).toBeVisible()
  })

  await test.step('drag and Block', async () => {
    await drag(page, await dayAt(page, 'Suite', 6), await dayAt(page, 'Suite', 8))
    await page.mouse.up()
    await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
    await expect(page.getByText(`Blocked Suite, ${range(6, 8)}`)).toBeVisible()
    await page.getByRole('button', { name: `Blocked, ${dayText(on(6))} – ${dayText(on(7))}` }).click()
    const remove = page.getByRole('dialog').getByRole('button', { name: 'Remove block' })
    await expect(remove).toBeVisible()
    await isAccessible(page)
    await remove.click()
    await expect(page.getByText('Block removed; its nights can be booked again')).toBeVisible()
  })
})

test('by keyboard alone: select and book, move, undo', async ({ page, server }) => {
  test.slow()
  const { show } = await open(page, () => signIn(page, server, 'calendar-keys@example.com'))
  await show()
  const grid = page.getByRole('grid')
  await grid.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('gridcell', { name: `Lake room, ${dayText(on(1))}, free` })).toBeVisible()
  await isAccessible(page)
  for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog').getByLabel('Guest', { exact: true })).toBeFocused()
  await page.keyboard.type('Nov')
  await expect(page.getByText('anna@example.com')).toBeVisible()
  await page.keyboard.press('Enter')
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' })
  await expect(save).toBeEnabled()
  await save.press('Enter')
  await expect(bar(page, 1, 3, 'Anna Novak, Pending')).toBeVisible()

  await expect(grid).toBeFocused()
  await page.keyboard.press('m')
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await expect(page.getByText(`Moving Anna Novak: 2 nights, ${range(3, 5)}, Lake room, free`)).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Moved Anna Novak to Lake room, ${range(3, 5)}`)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText(`Undone: Anna Novak, Lake room, ${range(1, 3)}`)).toBeVisible()
  await expect(bar(page, 1, 3, 'Anna Novak, Pending')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('tap a free night and book it; hold a stay and drag it', async ({ page, server }) => {
    test.slow()
    const { show, book } = await open(page, () => signIn(page, server, 'thumb@example.com'))
    await book(3, 5)
    await show(14)
    const free = await nightAt(page, 'Suite', 2)
    await page.touchscreen.tap(free.x - 10, free.y + 26)
    await expect(page.getByRole('status', { name: 'Chosen nights' })).toContainText('1 night')
    await isAccessible(page)
    await page.getByRole('button', { name: 'Book' }).tap()
    const form = page.getByRole('dialog')
    await expect(form).toContainText('€150.00')
    await isAccessible(page)
    await form.getByLabel('Guest', { exact: true }).fill('Nov')
    await page.getByText('anna@example.com').tap()
    await form.getByRole('button', { name: 'Save' }).tap()
    await expect(page.getByText('Booked Suite for Anna Novak')).toBeVisible()

    const box = await bar(page, 3, 5).boundingBox()
    if (!box) throw new Error('the bar is not on the page')
    const touch = await page.context().newCDPSession(page)
    const to = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: box.y + 20 }] })
    await to('touchStart', box.x + 20)
    await expect(page.locator('[data-ghost]')).toBeVisible()
    for (let moved = 4; moved <= box.width / 2; moved += 4) await to('touchMove', box.x + 20 + moved)
    await to('touchEnd', 0)
    await expect(page.getByText(`Moved Anna Novak to Lake room, ${range(4, 6)}`)).toBeVisible()
  })
})
