import type { PublicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import { expect, it } from 'vitest'
import { outerSite } from './outer-site.ts'

const origin = 'https://keyhaven.example:8443'
const site = (domain: string | null) => ({ slug: 'anna-huber', domain }) as PublicSite

it('is the page of the owner on the platform, in the language of the element', () => {
  expect(outerSite({ origin, owner: 'anna-huber', locale: 'de', site: site(null) })).toEqual({
    base: `${origin}/de`,
    home: `${origin}/de/?owner=anna-huber`,
    notice: `${origin}/de/legal-notice`,
    privacy: `${origin}/de/privacy-policy`,
  })
  expect(outerSite({ origin, owner: 'a&b=c', locale: 'en' }).home).toBe(`${origin}/en/?owner=a%26b%3Dc`)
})

it('is the own domain where there is one, with its own legal pages', () => {
  const base = 'https://book.lake.example:8443/de'
  const where = { origin, owner: 'anna-huber', locale: 'de' }
  expect(outerSite({ ...where, site: site('book.lake.example') })).toEqual({
    base,
    home: `${base}/`,
    notice: `${base}/legal-notice`,
    privacy: `${base}/privacy-policy`,
  })
})
