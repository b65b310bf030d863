import './another-try.ts'
import { guestLocales, matchLocale } from '@keyhaven/shared-contracts/domain/locale'
import { edge, greyOnAny, ink, petrol, white } from '@keyhaven/shared-contracts/domain/palette'
import type { Mounted } from './mount.tsx'
import { wordsOf } from '../messages/loader-words.ts'
import cssUrl from './embed.css?url'

/** What the page around an embedded booking may know. Nothing in it says who the guest is. */
export type EmbedEvents = {
  search: { check_in: string; check_out: string; guests: number }
  select: { property: number; unit: number | null }
  booked: { confirm_by: string }
  error: { code: string }
}

export type Emit = <K extends keyof EmbedEvents>(name: K, detail: EmbedEvents[K]) => void

let made: CSSStyleSheet | undefined

/**
 * The styles of the site, made once for every element. A `rem` is the page's own, so it becomes what the visitor's
 * browser shows text at.
 */
const siteSheet = (place: HTMLElement, css: string) => {
  if (made) return made
  const size = Number.parseFloat(getComputedStyle(place).fontSize) || 16
  made = new CSSStyleSheet()
  made.replaceSync(css.replace(/(\d*\.?\d+)rem\b/g, (_, count: string) => `${Number(count) * size}px`))
  return made
}

/** The release that this loader belongs to; it is written here when that is published. */
const version = '{{version}}'

const origin = () => new URL(__webpack_public_path__).origin

const attributes = ['owner', 'property', 'unit', 'theme', 'accent', 'lang'] as const
export type Wanted = Record<(typeof attributes)[number], string>

/** Ready before the visitor has scrolled to it. */
const near = '800px'

const sheet = new CSSStyleSheet()
sheet.replaceSync(`:host{display:block}:host([hidden]){display:none}
.place,.problem *{all:initial}
.place{display:block;direction:ltr;isolation:isolate}
.empty{min-height:480px}
.loading{display:block;padding:24px;color:${greyOnAny};font:16px/1.6 system-ui,sans-serif;text-align:center}
.problem{display:block;padding:24px;border:1px solid ${edge[0]};border-radius:18px;background:${white};text-align:center}
.problem p{display:block;margin-bottom:16px;color:${ink[0]};font:16px/1.6 system-ui,sans-serif}
.problem button{padding:12px 24px;border-radius:99px;background:${petrol};color:${white};font:600 16px system-ui,sans-serif;cursor:pointer}
.problem button:focus-visible{outline:3px solid ${petrol};outline-offset:2px}`)

/** The styles come apart from the scripts, as text: a page may forbid every style that is not its own. */
const loadCss = async () => {
  const answer = await fetch(cssUrl, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`The styles answer ${answer.status}`)
  return answer.text()
}

/** Counts a visitor for whom the scripts did not come; what reports on everything else is one of them. */
const reportFailed = () => {
  const body = JSON.stringify({ visits: [{ area: 'embed', version, count: 1, failed: 'network' }] })
  const init: RequestInit = { method: 'POST', body, mode: 'no-cors', credentials: 'omit', keepalive: true }
  fetch(`${origin()}/keyhaven/api/public/health/`, init).catch(() => {})
}

class KeyhavenBooking extends HTMLElement {
  static observedAttributes = attributes
  #shadow = this.attachShadow({ mode: 'open' })
  #place: HTMLElement | undefined
  #watch: IntersectionObserver | undefined
  #mounted: Mounted | undefined
  #tell: Emit = (name, detail) =>
    void this.dispatchEvent(
      new CustomEvent<EmbedEvents[typeof name]>(`keyhaven:${name}`, { detail, bubbles: true, composed: true }),
    )

  connectedCallback() {
    // Moved within the page: everything is still there.
    if (this.#place) return
    const place = document.createElement('div')
    place.className = 'place empty'
    place.lang = matchLocale([this.#wanted().lang], guestLocales) ?? 'en'
    this.#shadow.adoptedStyleSheets = [sheet]
    this.#shadow.replaceChildren(place)
    this.#place = place
    this.#watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        this.#watch?.disconnect()
        void this.#load(place)
      },
      { rootMargin: near },
    )
    this.#watch.observe(place)
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#watch?.disconnect()
      this.#mounted?.unmount()
      this.#mounted = undefined
      this.#place = undefined
      this.#shadow.replaceChildren()
    })
  }

  attributeChangedCallback() {
    this.#mounted?.update(this.#wanted())
  }

  #wanted() {
    const values = attributes.map((name) => [
      name,
      // Without one of its own an element is in the language of what is around it.
      (name === 'lang' ? this.closest('[lang]') : this)?.getAttribute(name)?.trim() ?? '',
    ])
    return Object.fromEntries(values) as Wanted
  }

  /** Asks what the first page will ask while its scripts are on their way; answers what has arrived whenever it is looked at. */
  #askEarly() {
    const answers: Record<string, unknown> = {}
    const { owner, property, lang } = this.#wanted()
    if (!owner) return answers
    const about = `?${new URLSearchParams({ owner })}`
    // Without a language the page first has to learn that of the site.
    const locale = matchLocale([lang], guestLocales)
    const page = property
      ? locale
        ? [`booking/property/${property}/${about}&locale=${locale}`]
        : []
      : [`booking/${about}&page=1`, `booking/locations/${about}`]
    const ask = async (call: string) => {
      const answer = await fetch(`${origin()}/keyhaven${call}`, { credentials: 'omit' })
      if (answer.ok) answers[call] = await answer.json()
    }
    for (const path of [`site/${about}`, ...page]) ask(`/api/public/${path}`).catch(() => {})
    return answers
  }

  async #load(place: HTMLElement) {
    const loading = document.createElement('p')
    loading.className = 'loading'
    loading.setAttribute('role', 'status')
    loading.textContent = wordsOf(place).loading
    place.replaceChildren(loading)
    try {
      const early = this.#askEarly()
      const pages = import('./mount-in-steps.ts').then(({ mountInSteps }) => mountInSteps(place))
      // Made while the scripts are still on their way.
      const styles = loadCss().then((css) => siteSheet(place, css))
      const [{ mount }, siteStyles] = await Promise.all([pages, styles])
      if (this.#place !== place) return
      const mounted = await mount({
        shadow: this.#shadow,
        place,
        origin: origin(),
        version,
        tell: this.#tell,
        lang: this.#wanted().lang,
        early,
        sheet: siteStyles,
      })
      if (this.#place !== place) return mounted.unmount()
      place.className = 'place'
      this.#mounted = mounted
      mounted.update(this.#wanted())
    } catch {
      if (this.#place !== place) return
      this.#tell('error', { code: 'load_failed' })
      reportFailed()
      this.#sayFailed(place)
    }
  }

  #sayFailed(place: HTMLElement) {
    const [problem, words, retry] = ['div', 'p', 'button'].map((tag) => document.createElement(tag))
    if (!problem || !words || !retry) return
    problem.className = 'problem'
    problem.setAttribute('role', 'alert')
    words.textContent = wordsOf(place).failed
    retry.textContent = wordsOf(place).again
    retry.addEventListener('click', () => {
      void this.#load(place)
    })
    problem.append(words, retry)
    place.replaceChildren(problem)
  }
}

if (!customElements.get('keyhaven-booking')) customElements.define('keyhaven-booking', KeyhavenBooking)
