import { dayAfter, today } from './days.ts'
import { confirmByMail, openHouse, askForStay } from './guest-journey.ts'
import { expect, personals, test as base } from './keyhaven.ts'
import { seriousProblems } from './serious-problems.ts'

type World = Awaited<ReturnType<typeof openHouse>>

const test = base.extend<object, { world: World }>({
  world: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({ baseURL: server.origin })
      await use(await openHouse(await context.newPage(), server, 'host@example.com', 'Seehaus'))
      await context.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

for (const [at, screen] of Object.entries({
  'at 390 px by touch': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'at 1440 px by mouse': { viewport: { width: 1440, height: 900 } },
}))
  test.describe(at, () => {
    test.use(screen)
    test('a guest asks for two nights more, the owner accepts by mail, and the stay is the longer one', async ({
      page,
      server,
      world,
      isMobile,
    }) => {
      test.slow()
      const email = `guest-${isMobile}@example.com`
      const surname = isMobile ? 'Nováková' : 'Nováková-Malá'
      const checkIn = dayAfter(today(), isMobile ? 30 : 50)
      const looksRight = async () => {
        expect(await seriousProblems(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
      }
      // With a place in the address it is a search, although the owner has one house alone.
      await page.goto(`/?owner=${world.owner.user.slug}&city=${encodeURIComponent(personals.address.city)}`)
      const press = (target: { click: () => Promise<void> }) => target.click()
      await askForStay({ at: page, press, look: async () => {}, email, surname, checkIn })
      const link = await confirmByMail(page, server, email)
      await expect(page.getByRole('heading', { level: 1, name: 'Waiting for your host' })).toBeVisible()
      const requestMail = await server.mailTo('host@example.com', new RegExp(`^New request.*${surname},`))
      await page.goto(/http\S+\/decision\/\S+/.exec(requestMail.text ?? '')?.[0] ?? '')
      await page.getByRole('button', { name: 'Accept' }).click()
      await expect(page.getByRole('heading', { name: 'You accepted this request' })).toBeVisible()

      await page.goto(link.replace(/#.*/, ''))
      await page.getByRole('button', { name: 'Change dates or guests' }).click()
      const form = page.getByRole('region', { name: 'Change dates or guests' })
      await form.getByLabel('Check-out').fill(dayAfter(checkIn, 5))
      await expect(form.getByText('Free for these dates')).toBeVisible()
      await expect(form.getByText('€198.00 more than now')).toBeVisible()
      await form.getByLabel('Message to your host (optional)').fill('We would love to stay longer.')
      await looksRight()
      await form.getByRole('button', { name: 'Ask for this change' }).click()
      await expect(page.getByRole('heading', { name: 'You asked for a change' })).toBeFocused()
      await looksRight()

      const changeMail = await server.mailTo('host@example.com', new RegExp(`^Change requested.*${surname},`))
      await page.goto(/http\S+\/decision\/\S+/.exec(changeMail.text ?? '')?.[0] ?? '')
      await expect(page.getByText('We would love to stay longer.')).toBeVisible()
      await looksRight()
      await page.getByRole('button', { name: 'Accept' }).click()
      await expect(page.getByRole('heading', { name: 'You accepted this change' })).toBeVisible()

      const confirmation = await server.mailTo(email, /^Your change is confirmed/)
      expect(confirmation.text).toContain('Total: €495.00')
      await page.goto(link.replace(/#.*/, ''))
      await expect(page.getByRole('heading', { name: 'Your change is confirmed' })).toBeVisible()
      await expect(page.getByText('5 nights').first()).toBeVisible()
      await looksRight()
    })
  })
