import type { Page } from '@playwright/test'
import { dayAfter, today } from './days.ts'
import { heard, seen, test, watch } from './embedding.ts'
import { element, hostileCss, script, strictPolicy } from './foreign-site.ts'
import { expect } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'

const checkIn = dayAfter(today(), 40)
const checkOut = dayAfter(checkIn, 3)

const documentOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    head: document.head.innerHTML,
    root: document.documentElement.cloneNode(false) instanceof HTMLElement ? document.documentElement.className : '',
    lang: document.documentElement.lang,
    style: document.documentElement.getAttribute('style'),
    body: [...document.body.children].map(({ tagName }) => tagName),
    url: location.href,
  }))

/** From the search to the sent request, as a guest goes. */
const book = async (page: Page, { at = 'keyhaven-booking', email = 'guest@example.com' } = {}) => {
  const booking = page.locator(at)
  await booking.getByLabel('Check-in').fill(checkIn)
  await booking.getByLabel('Check-out').fill(checkOut)
  await booking.getByRole('button', { name: 'Search' }).click()
  await expect(booking.getByRole('heading', { name: 'Available Units' })).toBeVisible()
  await booking
    .getByRole('link', { name: /^View details/ })
    .first()
    .click()
  await expect(booking.getByRole('heading', { level: 1, name: /loft$/ })).toBeVisible()
  await booking.getByRole('link', { name: 'Book This Unit' }).click()
  const fields = {
    ...{ 'First name': 'Žofie', 'Last name': 'Nováková', Email: email, Phone: '+420123456789' },
    ...{ Street: 'Dlouhá', 'House number': '7', 'Postal code': '11000', City: 'Praha', Country: 'Czechia' },
  }
  for (const [label, value] of Object.entries(fields)) await booking.getByLabel(label, { exact: true }).fill(value)
  await booking.getByRole('checkbox', { name: /privacy policy/ }).check()
  await booking.getByRole('button', { name: /^Send booking request/ }).click()
  await expect(booking.getByRole('heading', { name: 'Please confirm by email' })).toBeVisible()
}

test('a guest books inside a hostile page with a strict policy, which stays as it was @journey', async ({
  page,
  foreign,
  context,
  server,
}) => {
  test.slow()
  await watch(page)
  await context.addCookies([{ name: 'session', value: 'secret', url: server.origin }])
  const sent: Promise<string>[] = []
  page.on('request', (request) => {
    const headers = request.allHeaders().then(
      ({ cookie }) => cookie ?? '',
      // Of what was still under way when the test ended.
      () => '',
    )
    if (request.url().startsWith(server.origin)) sent.push(headers)
  })
  const body = `<h1>Haus am See</h1>${element(`owner="${foreign.slug}"`)}${script}`
  await page.goto(foreign.site.put({ body, css: hostileCss, policy: strictPolicy }))
  const booking = page.locator('keyhaven-booking')
  const search = booking.getByRole('button', { name: 'Search' })
  await expect(search).toBeVisible()
  await expect(search).toHaveCSS('font-size', '16px')
  await expect(search).toHaveCSS('letter-spacing', 'normal')
  await expect(search).toHaveCSS('background-color', 'rgb(122, 60, 194)')
  const before = await documentOf(page)
  expect(await seriousProblems(page, { part: 'keyhaven-booking' })).toEqual([])

  await book(page)
  expect(await seriousProblems(page, { part: 'keyhaven-booking' })).toEqual([])
  expect(await documentOf(page)).toEqual(before)
  const { heard: events, touched } = await seen(page)
  expect(touched).toEqual([])
  const cookies = await Promise.all(sent)
  expect(cookies.length).toBeGreaterThan(5)
  expect(cookies.filter(Boolean)).toEqual([])
  expect(events.map(({ name }) => name)).toEqual(['search', 'select', 'booked'])
  expect(events[0]?.detail).toEqual({ check_in: checkIn, check_out: checkOut, guests: 1 })
  expect(events[2]?.detail).toEqual({ confirm_by: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
  expect(JSON.stringify(events)).not.toMatch(/guest@|Nov|Praha/)

  // The link of the mail leads to a page of ours, not into the foreign one.
  const mail = await server.mailTo('guest@example.com', /request/i)
  expect(mail.text).toContain(`${server.origin}/en/request/`)

  const leaving = booking.getByRole('link', { name: 'Privacy policy' })
  await expect(leaving).toHaveAttribute('href', `${server.origin}/en/privacy-policy`)
  await expect(leaving).toHaveAttribute('target', '_blank')
  await expect(leaving).toHaveAttribute('rel', 'noopener')

  await booking.getByRole('button', { name: 'Cancel request' }).click()
  await booking.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(booking.getByRole('heading', { name: 'You cancelled' })).toBeVisible()
})

test('what the server has drawn shows before the scripts come, and moves nothing of the page around', async ({
  page,
  foreign,
  server,
}) => {
  let come = () => {}
  const scripts = new Promise<void>((go) => (come = go))
  await page.route(`${server.origin}/embed/static/js/**`, async (route) => {
    await scripts
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as never as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const body = `<h1>Our house</h1>${script}${element(`owner="${foreign.slug}"`)}<p>Call us</p>`
  const css = 'keyhaven-booking { display: block; min-height: 100vh }'
  await page.goto(foreign.site.put({ body, css, policy: strictPolicy }))
  const details = page.locator('keyhaven-booking').getByRole('link', { name: 'View details of Seehaus' })
  await expect(details).toBeVisible()
  // Nothing in it can be pressed yet.
  expect(await details.evaluate((link) => link.closest('[inert]') !== null)).toBe(true)
  come()
  await expect.poll(() => details.evaluate((link) => link.closest('[inert]') === null)).toBe(true)
  expect(await page.evaluate(() => (window as never as { shifts: number[] }).shifts)).toEqual([])
  await details.click()
  await expect(page.locator('keyhaven-booking').getByRole('heading', { level: 1, name: 'Seehaus' })).toBeVisible()
})

test('two elements on one page show their own place, and follow their attributes', async ({ page, foreign }) => {
  const { slug, seehaus, turmhaus } = foreign
  const body =
    element(`id="a" owner="${slug}" property="${seehaus.id}" theme="dark"`) +
    element(`id="b" owner="${slug}" property="${turmhaus.id}" unit="${turmhaus.unit}" theme="light" accent="#0b6e2f"`)
  await page.goto(foreign.site.put({ body: body + script + script }))
  const [first, second] = [page.locator('#a'), page.locator('#b')]
  await expect(first.getByRole('heading', { level: 1, name: 'Seehaus' })).toBeVisible()
  await second.scrollIntoViewIfNeeded()
  await expect(second.getByRole('heading', { level: 1, name: 'Turmhaus loft' })).toBeVisible()
  await expect(first.locator('.kh')).toHaveAttribute('data-theme', 'dark')
  await expect(second.getByRole('button', { name: 'Check availability' })).toHaveCSS(
    'background-color',
    'rgb(11, 110, 47)',
  )
  expect(await seriousProblems(page, { part: '#a' })).toEqual([])

  await page.evaluate(() => document.querySelector('#b')?.setAttribute('accent', '#b3261e'))
  await expect(second.getByRole('button', { name: 'Check availability' })).toHaveCSS(
    'background-color',
    'rgb(179, 38, 30)',
  )
  await page.evaluate(() => document.querySelector('#a')?.setAttribute('theme', 'light'))
  await expect(first.locator('.kh')).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() => document.querySelector('#a')?.removeAttribute('theme'))
  await expect(first.locator('.kh')).toHaveAttribute('data-theme', 'dark')
  await page.evaluate(() => document.querySelector('#b')?.removeAttribute('unit'))
  await expect(second.getByRole('heading', { level: 1, name: 'Turmhaus' })).toBeVisible()
  await expect(first.getByRole('heading', { level: 1, name: 'Seehaus' })).toBeVisible()
})

test('an element that is moved keeps its place, and one that is put back goes on where it was', async ({
  page,
  foreign,
}) => {
  const body = `<main>${element(`owner="${foreign.slug}"`)}</main><aside></aside>`
  await page.goto(foreign.site.put({ body: body + script }))
  const booking = page.locator('keyhaven-booking')
  await booking.getByRole('link', { name: 'View details of Seehaus' }).click()
  await expect(booking.getByRole('heading', { level: 1, name: 'Seehaus' })).toBeVisible()

  await page.evaluate(() => document.querySelector('aside')?.append(...document.querySelectorAll('keyhaven-booking')))
  await expect(page.locator('aside').getByRole('heading', { level: 1, name: 'Seehaus' })).toBeVisible()

  const left = await page.evaluate(async () => {
    const gone = document.querySelector('keyhaven-booking')
    gone?.remove()
    await Promise.resolve()
    Object.assign(window, { gone })
    return gone?.shadowRoot?.childElementCount
  })
  expect(left).toBe(0)
  await page.evaluate(() => document.body.append((window as unknown as { gone: HTMLElement }).gone))
  await expect(booking.getByRole('heading', { level: 1, name: 'Seehaus' })).toBeVisible()
})

test('a finger finds a unit at 390 px, and every page begins at its top', async ({ browser, foreign }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const body = `<p style="height: 700px">Willkommen</p>${element(`owner="${foreign.slug}"`)}<p>Danach</p>`
  await page.goto(foreign.site.put({ body: body + script }))
  const booking = page.locator('keyhaven-booking')
  await booking.getByRole('link', { name: 'View details of Turmhaus' }).tap()
  const title = booking.getByRole('heading', { level: 1, name: 'Turmhaus' })
  await expect(title).toBeInViewport()
  await booking.getByRole('link', { name: /^Check availability of/ }).tap()
  await expect(booking.getByRole('heading', { level: 1, name: 'Turmhaus loft' })).toBeInViewport()
  const focused = await page.evaluate(() =>
    document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label'),
  )
  expect(focused).toBe('Booking')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  expect(await seriousProblems(page, { part: 'keyhaven-booking' })).toEqual([])
  await context.close()
})

/** Warnings in the console for the owner of the page; visitors read what they can do. */
const advice = (page: Page) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  return warnings
}

test.describe('says in its place what is wrong', () => {
  test.use({ expectedErrors: [/CORS policy|Failed to load resource|Failed to fetch/] })

  test('an element without an owner, with one that nobody knows, or with half a start', async ({ page, foreign }) => {
    await watch(page)
    const body = element('id="a"') + element('id="b" owner="nobody-here"') + element(`id="c" owner="x" unit="3"`)
    const warnings = advice(page)
    await page.goto(foreign.site.put({ body: body + script }))
    await expect(page.locator('#a').getByRole('alert')).toContainText('Please contact us to book')
    await expect(page.locator('#b').getByRole('alert')).toContainText('Please contact us to book')
    await expect(page.locator('#c').getByRole('alert')).toContainText('You can book on our own site')
    const expected = [/has no owner/, /“nobody-here”/, /a unit needs its property/]
    for (const words of expected) await expect.poll(() => warnings.some((text) => words.test(text))).toBe(true)
    const codes = async () => (await heard(page)).map(({ detail }) => (detail as { code: string }).code).toSorted()
    await expect.poll(codes).toEqual(['bad_start', 'no_owner', 'unknown_owner'])
    await page.evaluate((slug) => document.querySelector('#a')?.setAttribute('owner', slug), foreign.slug)
    await expect(page.locator('#a').getByRole('heading', { name: 'Properties' })).toBeVisible()
  })

  test('a page that the owner has not allowed', async ({ page, foreign, server }) => {
    await watch(page)
    const warnings = advice(page)
    await page.goto(foreign.stranger.put({ body: element(`owner="${foreign.slug}"`) + script }))
    const alert = page.locator('keyhaven-booking').getByRole('alert')
    await expect(alert).toContainText('You can book on our own site')
    await expect(alert).not.toContainText(foreign.stranger.origin)
    await expect.poll(() => warnings.join(' ')).toContain(`add ${foreign.stranger.origin}`)
    await expect(alert.getByRole('link')).toHaveAttribute('href', `${server.origin}/en/?owner=${foreign.slug}`)
    await expect.poll(() => heard(page)).toEqual([{ name: 'error', detail: { code: 'origin_not_allowed' } }])
  })

  test('a server that does not answer, and one that answers again', async ({ page, foreign, server }) => {
    await watch(page)
    await page.route(`${server.origin}/keyhaven/**`, (route) => route.abort())
    for (const path of ['standing*', 'view*'])
      await page.route(`${server.origin}/embed/${path}`, (route) => route.abort())
    await page.goto(foreign.site.put({ body: element(`owner="${foreign.slug}"`) + script }))
    const booking = page.locator('keyhaven-booking')
    await expect(booking.getByRole('alert')).toContainText('The booking could not be loaded')
    await expect.poll(() => heard(page)).toEqual([{ name: 'error', detail: { code: 'unreachable' } }])
    await page.unrouteAll()
    await booking.getByRole('button', { name: 'Try again' }).click()
    await expect(booking.getByRole('heading', { name: 'Properties' })).toBeVisible()
  })

  test('scripts that do not come, and then do', async ({ page, foreign, server }) => {
    await watch(page)
    await page.route(`${server.origin}/embed/static/**`, (route) => route.abort())
    const reported = page.waitForRequest(/\/public\/health\/$/)
    const link = '<a href="https://book.lake.example">Book here</a>'
    const body = `<keyhaven-booking owner="${foreign.slug}">${link}</keyhaven-booking>`
    await page.goto(foreign.site.put({ body: body + script }))
    const booking = page.locator('keyhaven-booking')
    await expect(booking.getByRole('alert')).toContainText('could not be loaded')
    await expect(page.getByRole('link', { name: 'Book here' })).toBeVisible()
    const version = expect.stringMatching(/^\d+\.\d+\.\d+-\w+$/)
    const visits = [{ area: 'embed', version, count: 1, failed: 'network' }]
    expect((await reported).postDataJSON()).toEqual({ visits })
    expect((await (await reported).response())?.status()).toBe(204)
    await expect.poll(() => heard(page)).toEqual([{ name: 'error', detail: { code: 'load_failed' } }])
    await page.unrouteAll()
    await booking.getByRole('button', { name: 'Try again' }).click()
    await expect(booking.getByRole('heading', { name: 'Properties' })).toBeVisible()
  })
})
