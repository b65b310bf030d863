import { guestLocales, matchLocale } from '@keyhaven/shared-contracts/domain/locale'
import { edge, greyOnAny, ink, petrol, white } from '@keyhaven/shared-contracts/domain/palette'
import { attributes, type Emit, type EmbedEvents, type EmbedOptions } from './embed-options.ts'
import type { Mounted } from './mount.tsx'
import { wordsOf } from '../messages/loader-words.ts'
import { keptOf, pageOfHash } from './history/page-entries.ts'
import { loadView } from './load-view.ts'
import cssUrl from './embed.css?url'

// A browser may remember for as long as the page lives that a module did not come: another try takes another address.
const plain = __webpack_get_script_filename__
const tries = new Map<string | number, number>()
__webpack_get_script_filename__ = (chunk) => {
  const count = tries.get(chunk) ?? 0
  tries.set(chunk, count + 1)
  return count === 0 ? plain(chunk) : `${plain(chunk)}?try=${count}`
}

let cachedSheet: CSSStyleSheet | undefined

/**
 * The styles of the site, made once for every element. A `rem` is the page's own, so it becomes what the visitor's
 * browser shows text at.
 */
const siteSheet = (place: HTMLElement, css: string) => {
  if (cachedSheet) return cachedSheet
  const size = Number.parseFloat(getComputedStyle(place).fontSize) || 16
  cachedSheet = new CSSStyleSheet()
  cachedSheet.replaceSync(css.replace(/(\d*\.?\d+)rem\b/g, (_, count: string) => `${Number(count) * size}px`))
  return cachedSheet
}

/** The release that this loader belongs to, and its trial if there is one; they are written here when that is published. */
const [version, trial]: [string, string] = ['{{version}}', '{{trial}}']

const origin = () => new URL(__webpack_public_path__).origin

/** Longest time that the scripts wait for the first view, in milliseconds: the pages can ask by themselves. */
const patienceMs = 2000

/** Ready before the visitor has scrolled to it. */
const near = '800px'

const sheet = new CSSStyleSheet()
sheet.replaceSync(`:host{display:block}:host([hidden]){display:none}
.place,.waiting,.waiting div,.problem *{all:initial}
.place{display:block;direction:ltr;isolation:isolate}
.later{height:0;overflow:hidden;visibility:hidden}
.waiting{display:grid;gap:16px;padding:24px;min-height:100vh;box-sizing:border-box;align-content:start}
:host(keyhaven-availability) .waiting{min-height:432px}
.waiting div{display:block;height:22px;border-radius:11px;background:${greyOnAny};opacity:.16}
.waiting div:nth-child(1){width:40%}
.waiting div:nth-child(2){height:72px;border-radius:18px}
.waiting div:nth-child(3){height:220px;border-radius:18px}
.waiting div:nth-child(4){width:60%}
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
  const part = /^\d+$/.test(trial) && { trial: Number(trial) }
  const body = JSON.stringify({ visits: [{ area: 'embed', version, ...part, count: 1, failed: 'network' }] })
  const init: RequestInit = { method: 'POST', body, mode: 'no-cors', credentials: 'omit', keepalive: true }
  fetch(`${origin()}/keyhaven/api/public/health/`, init).catch(() => {})
}

class KeyhavenBooking extends HTMLElement {
  static observedAttributes = attributes
  protected shows: EmbedOptions['shows'] = 'booking'
  #shadow = this.attachShadow({ mode: 'open' })
  #colours = new CSSStyleSheet()
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
    place.lang = matchLocale([this.#wanted().lang], guestLocales) ?? 'en'
    this.#shadow.adoptedStyleSheets = [sheet]
    this.#place = place
    this.#wait(place)
    this.#watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        this.#watch?.disconnect()
        void this.#load(place)
      },
      { rootMargin: near },
    )
    this.#watch.observe(this)
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
    return { ...Object.fromEntries(values), shows: this.shows } as EmbedOptions
  }

  /** Shows what the server has rendered, until the pages themselves draw it: nothing in it can be pressed before. */
  #preview(place: HTMLElement, root: HTMLElement, accent: string) {
    const { theme } = this.#wanted()
    const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
    root.dataset['theme'] = isDark ? 'dark' : 'light'
    this.#colours.replaceSync(accent)
    place.inert = true
    place.replaceChildren(document.importNode(root, true))
    this.#show(place)
  }

  /** Shows that something comes, where the place stays empty until it is known whose and in which colours. */
  #wait(place: HTMLElement) {
    const waiting = document.createElement('div')
    waiting.className = 'waiting'
    waiting.setAttribute('role', 'status')
    waiting.setAttribute('aria-label', wordsOf(place).loading)
    waiting.append(...Array.from({ length: 4 }, () => document.createElement('div')))
    place.className = 'place later'
    place.replaceChildren()
    this.#shadow.replaceChildren(waiting, place)
  }

  #show(place: HTMLElement) {
    place.className = 'place'
    this.#shadow.querySelector('.waiting')?.remove()
  }

  /** The same after a reload: its place among the elements of the page, and what it begins with. */
  #id() {
    const { owner, property, unit } = this.#wanted()
    return [...document.querySelectorAll(this.localName)].indexOf(this) + [owner, property, unit].join('/')
  }

  /** False where it comes back to another page, by the history or the address of the page around. */
  #isAtStart() {
    const isInAddress = this.#wanted().history === 'hash' && pageOfHash(window.location.hash) !== undefined
    return !isInAddress && keptOf(this.#id()) === undefined
  }

  /** Loads styles and first view, and shows that; answers what it was made of. Rejects where the styles do not come. */
  async #loadPreview(place: HTMLElement) {
    const styles = loadCss().then((css) => {
      this.#shadow.adoptedStyleSheets = [sheet, siteSheet(place, css), this.#colours]
    })
    const patience = new Promise<undefined>((done) => setTimeout(done, patienceMs))
    const [view] = await Promise.all([Promise.race([loadView(origin(), this.#wanted()), patience]), styles])
    if (view?.root && this.#place === place && this.#isAtStart()) this.#preview(place, view.root, view.accent)
    return view
  }

  async #load(place: HTMLElement) {
    if (place.className === 'place') this.#wait(place)
    try {
      // Before the scripts, which are ten times as large and would hold it up on a slow line.
      const first = await this.#loadPreview(place)
      const { mountInSteps } = await import('./mount-in-steps.ts')
      const { mount } = await mountInSteps(place)
      if (this.#place !== place) return
      const mounted = await mount({
        id: this.#id(),
        place,
        origin: origin(),
        version,
        trial,
        tell: this.#tell,
        options: this.#wanted(),
        early: first?.calls ?? {},
        colours: this.#colours,
        onShown: () => {
          place.inert = false
          this.#show(place)
        },
      })
      if (this.#place !== place) return mounted.unmount()
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
    // With the link that the page around has put into the element.
    problem.append(words, retry, document.createElement('slot'))
    place.replaceChildren(problem)
    place.inert = false
    this.#show(place)
  }
}

class KeyhavenAvailability extends KeyhavenBooking {
  protected override shows = 'availability' as const
}

for (const [name, element] of [
  ['keyhaven-booking', KeyhavenBooking],
  ['keyhaven-availability', KeyhavenAvailability],
] as const)
  if (!customElements.get(name)) customElements.define(name, element)
