import { camtOf, entryOf } from '@keyhaven/api/testing/bank-files'
import { readQr } from '@keyhaven/api/testing/read-qr'
import { today } from './days.ts'
import { openHouse } from './guest-journey.ts'
import { words } from './guest-words.ts'
import { expect, test } from './keyhaven.ts'
import { accept, askAndConfirm, openForm } from './paying-guest.ts'
import { seriousProblems } from './serious-problems.ts'

const holder = 'Österreichische Gästehäuser Müller-Überzahl und Söhne Betriebsges. mbH'
const iban = 'AT61 1904 3002 3457 3201'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const locale of ['de', 'it'] as const)
  test(`a guest reads in ${locale} what is due when, pays the deposit by reference and QR code, and sees that it came`, async ({
    page,
    server,
  }) => {
    test.slow()
    const t = words[locale]
    const email = `transfer-${locale}@example.com`
    const opened = await openHouse(page, server, `transfers-${locale}@example.com`, 'Bergblick')
    await opened.owner.api('PATCH', '/api/payment-settings/', {
      ...{ deposit_percent: 30, deposit_due_days: 7, rest_due_days_before: 28 },
      ...{ iban, bic: 'BKAUATWW', account_holder: holder },
    })
    await openForm({ page, server, locale }, opened)
    const price = page.getByRole('complementary', { name: t.price })
    await expect(price.getByText(t.planned)).toBeVisible()
    await expect(page.getByText(t.planned)).toHaveCount(2)
    expect(await seriousProblems(page)).toEqual([])
    await askAndConfirm({ page, server, locale }, email)
    // Nobody pays what is not agreed on.
    await expect(page.getByText('AT61')).toHaveCount(0)

    await accept(opened)
    await page.reload()
    await expect(page.getByRole('heading', { name: t.booked })).toBeVisible()
    await expect(page.getByText(t.next)).toBeVisible()
    await expect(page.getByRole('heading', { name: t.plan })).toBeVisible()
    expect(await seriousProblems(page)).toEqual([])
    const guestPage = page.url()

    await page.getByRole('button', { name: t.copy }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(t.copied)).toBeVisible()
    const reference = await page.evaluate(() => navigator.clipboard.readText())
    expect(reference).toMatch(/^RF\d\dB\d{6}$/)
    const transfer = [
      ...['BCD', '002', '1', 'SCT', 'BKAUATWW', holder, 'AT611904300234573201', 'EUR90.00', '', reference],
    ]
    const picture = page.getByRole('img', { name: t.code })
    await expect(picture).toBeVisible()
    expect((await readQr(await picture.screenshot()))?.data.split('\n')).toEqual(transfer)

    const mail = await server.mailTo(email, t.accepted)
    expect(mail.text).toContain(`IBAN: ${iban}`)
    expect(mail.text?.replaceAll(' ', '')).toContain(`${t.reference}:${reference}`)
    const code = mail.attachments.find(({ mimeType }) => mimeType === 'image/png')
    expect((await readQr(Buffer.from(code?.content as ArrayBuffer)))?.data.split('\n')).toEqual(transfer)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(picture).toBeHidden()
    const opener = page.getByRole('button', { name: t.showCode })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(picture).toBeVisible()
    await picture.scrollIntoViewIfNeeded()
    expect((await readQr(await picture.screenshot()))?.data).toContain(reference)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    expect(await seriousProblems(page)).toEqual([])

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/owner/dashboard/invoices')
    await page.getByRole('link', { name: 'Bank statements' }).click()
    const statement = camtOf(entryOf({ amount: '90.00', name: 'Gerda Moser', reference, day: today() }))
    await page
      .getByLabel('Bank statement', { exact: true })
      .and(page.locator('input'))
      .setInputFiles({ name: 'camt053.xml', mimeType: 'application/xml', buffer: Buffer.from(statement) })
    await page.getByRole('button', { name: 'Book 1 sure match' }).click()
    await expect(page.getByText('1 line booked')).toBeVisible()

    await page.goto(guestPage)
    await expect(page.getByText(t.paid)).toBeVisible()
    await expect(page.getByRole('img', { name: t.code })).toHaveCount(0)
    expect(await seriousProblems(page)).toEqual([])
  })
