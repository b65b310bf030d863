import { showDay } from '@keyhaven/shared-contracts/domain/days/day'
import { dayAfter, today } from './days.ts'
import { test } from './firefox.ts'
import { expect, ownerOn, personals } from './keyhaven.ts'

type Bar = { id: string; name: string; left: number; right: number; top: number; middle: number }

/** The days of a stay, as its bar is read out. */
const daysOf = (name: string) =>
  (/(\S+) – (\S+)$/.exec(name) ?? []).slice(1).map((day) => day.split('.').toReversed().join('-'))

test('an owner signs in as demo, sees the calendar and moves a stay by a day @firefox', async ({ firefox }) => {
  const { page, open, press, find, text, reads } = firefox
  await open('/owner/')
  await press('button', 'Explore Demo')
  await find('grid', 'Availability')

  await open(`/owner/dashboard?zoom=31&day=${dayAfter(today(), 45)}`)
  const bars = () =>
    page.evaluate(() => {
      document.querySelector('[role="grid"]')?.scrollIntoView({ block: 'center' })
      return [...document.querySelectorAll<HTMLElement>('[role="grid"] button[data-stay]')].map((bar): Bar => {
        const { left, right, top, height } = bar.getBoundingClientRect()
        const name = bar.getAttribute('aria-label') ?? ''
        return { id: bar.dataset['stay'] ?? '', name, left, right, top, middle: top + height / 2 }
      })
    })
  const width = ({ name, left, right }: Bar) => {
    const [from = '', to = ''] = daysOf(name)
    return (right - left + 2) / ((Date.parse(to) - Date.parse(from)) / 86_400_000)
  }
  /** One that can be seen whole and has two free nights behind it. */
  const movable = async () => {
    const all = await bars()
    return all.find(
      (bar) =>
        bar.left > 250 &&
        bar.right < 1200 &&
        !all.some((other) => other.top === bar.top && other.left > bar.left && other.left < bar.right + 2 * width(bar)),
    )
  }
  await expect.poll(movable, { timeout: 30_000 }).toBeDefined()
  const stay = await movable()
  if (!stay) throw new Error('no stay can be moved')
  const from = { x: stay.left + 8, y: stay.middle }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + width(stay) / 2, from.y, { steps: 5 })
  await page.mouse.move(from.x + width(stay), from.y, { steps: 5 })
  await page.mouse.up()
  await reads(/The price changes|Moved /)
  // The question has its first answer in focus.
  if ((await text()).includes('The price changes')) await page.keyboard.press('Enter')
  await reads(/Moved /)

  const [checkIn = '', checkOut = ''] = daysOf(stay.name).map((day) => showDay(dayAfter(day, 1)))
  await page.reload()
  const named = async () => (await bars()).find(({ id }) => id === stay.id)?.name
  await expect.poll(named, { timeout: 30_000 }).toContain(`${checkIn} – ${checkOut}`)
})

test('a guest books, confirms by mail, and sees the request @firefox', async ({ firefox, server }) => {
  const { page, press, type, reads } = firefox
  const { api, user } = await ownerOn(server, 'firefox-host@example.com')
  const property: { id: number } = await api('POST', '/api/properties/', {
    ...{ name: 'Haus am Fuchsweg', description: 'By the lake.', address: personals.address },
  })
  await api('POST', '/api/units/', {
    ...{ name: 'Loft', description: 'Bright and quiet.', property_id: property.id, price_per_night: 100 },
    ...{ capacity: 2, max_capacity: 4, price_per_extra_person: 0 },
  })
  const [from, to] = [dayAfter(today(), 40), dayAfter(today(), 43)]
  const site = `http://book.localhost:${server.port}`
  await page.goto(`${site}/?owner=${user.slug}&check_in=${from}&check_out=${to}&guests=2`)
  await reads('Haus am Fuchsweg')
  await press('link', 'Book This Unit: Loft')
  await reads('€300.00')
  const fields = {
    ...{ 'First name': 'Žofie', 'Last name': 'Nováková', Email: 'zofie@example.com', Phone: '+420123456789' },
    ...{ Street: 'Dlouhá', 'House number': '7', 'Postal code': '11000', City: 'Praha' },
  }
  for (const [label, value] of Object.entries(fields)) await type('textbox', label, value)
  await type('combobox', 'Country', 'Czechia')
  await press('checkbox', /privacy policy/)
  await press('button', /^Send booking request/)
  await reads('Please confirm by email')

  const mail = await server.mailTo('zofie@example.com', /^Confirm your request/)
  await page.goto(/http\S+\/request\/\S+#confirm=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '')
  await press('button', 'Confirm request')
  await reads('Waiting for your host')
  const bookings = (await api('GET', '/api/bookings/?page=1')) as { status: string; check_in: string }[]
  expect(bookings.map(({ status, check_in }) => ({ status, check_in }))).toEqual([
    { status: 'pending', check_in: from },
  ])
})
