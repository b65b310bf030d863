import { guestLocales, matchLocale } from '@keyhaven/shared-contracts/domain/locale'
import { attributes } from './embed-options.ts'

const readList = (id: string): string[] => JSON.parse(document.getElementById(id)?.textContent ?? '[]') as string[]

/** The page around, where it is one of those that may embed this booking. */
const parentOrigin = (allowed: readonly string[]) => {
  const referrer = document.referrer || window.location.ancestorOrigins?.[0] || ''
  const origin = URL.canParse(referrer) ? new URL(referrer).origin : ''
  return allowed.includes(origin) ? origin : undefined
}

// An attribute or an element of styles would need more of the policy than this page gives.
const sheet = new CSSStyleSheet()
sheet.replaceSync('body{margin:0}')
document.adoptedStyleSheets = [sheet]

const booking = document.createElement('keyhaven-booking')
const params = new URLSearchParams(window.location.search)
for (const name of attributes) {
  const value = params.get(name)
  if (value) booking.setAttribute(name, value)
}
// Nothing is around it: what its visitor prefers stands for that.
const locale = matchLocale([params.get('lang') ?? '', ...navigator.languages], guestLocales)
document.documentElement.lang = locale ?? ''
const main = document.createElement('main')
main.append(booking)
document.body.append(main)

const parent = parentOrigin(readList('allowed'))
if (parent && window.parent !== window) {
  new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height)
    window.parent.postMessage({ type: 'keyhaven:height', height }, parent)
  }).observe(document.body)
}
