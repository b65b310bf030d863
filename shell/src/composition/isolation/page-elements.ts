import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { useTheme } from '@keyhaven/shared-contracts/web/theme'
import { isLayerHost, layerHosts } from './layer-host.ts'

const attributesOf = ({ attributes }: Element) => new Map([...attributes].map(({ name, value }) => [name, value]))
const attributesAtStart = new Map<Element, Map<string, string>>()
const ofShell = new Set<Element>()

/** Words of a browser's translator. */
const isOfTranslator = (word: string) => word.startsWith('translated-')
const wordsOf = (value = '') => value.split(/\s+/).filter((word) => word !== '' && word !== 'dark')

/** The value that an attribute should have now, given that of the start and of now: theme and language may have changed since. */
const expectedOf = (element: Element, name: string, start: string | undefined, now: string | undefined) => {
  const isRoot = element === document.documentElement
  const isDark = useTheme.getState().shown === 'dark'
  if (isRoot && name === 'lang')
    return wordsOf(element.className).some(isOfTranslator) ? now : useLocale.getState().locale
  if (name === 'class') {
    const words = [...wordsOf(start), ...wordsOf(now).filter(isOfTranslator), ...(isRoot && isDark ? ['dark'] : [])]
    return [...new Set(words)].join(' ') || undefined
  }
  if (isRoot && name === 'style') return `color-scheme: ${isDark ? 'dark' : 'light'};`
  return start
}

/** Without what means nothing: the order of classes, and none of them. */
const meaningOf = (name: string, value: string | undefined) => {
  if (name === 'style') return value || undefined
  return name === 'class' ? (value ?? '').split(/\s+/).filter(Boolean).toSorted().join(' ') || undefined : value
}

const restoreAttributes = (): string[] => {
  const changes: string[] = []
  for (const [element, start] of attributesAtStart) {
    const now = attributesOf(element)
    for (const name of new Set([...start.keys(), ...now.keys()])) {
      const value = now.get(name)
      const expected = expectedOf(element, name, start.get(name), value)
      if (meaningOf(name, expected) === meaningOf(name, value)) continue
      if (expected === undefined) element.removeAttribute(name)
      else element.setAttribute(name, expected)
      changes.push(`${name} of ${element.localName}`)
    }
  }
  return changes
}

const isSeen = (element: HTMLElement) => {
  const { width, height } = element.getBoundingClientRect()
  return width * height > 0 && getComputedStyle(element).visibility === 'visible'
}
const hiddenOf = new Map<string, { element: HTMLElement; display: string }[]>()

/**
 * Hides what a release has left over the page. Not what cannot be seen, which may be a measure of a shared component, and no custom
 * elements: those are of a browser's extensions.
 */
const hideLeftovers = (release: string): string[] => {
  const leftovers = hiddenOf.get(release) ?? []
  hiddenOf.set(release, leftovers)
  const strangers = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      !ofShell.has(element) &&
      !isLayerHost(element) &&
      !element.localName.includes('-') &&
      isSeen(element),
  )
  for (const element of strangers) {
    leftovers.push({ element, display: element.style.display })
    element.style.setProperty('display', 'none', 'important')
  }
  return strangers.map(
    ({ localName, className }) => `<${localName}${className ? ` class="${className}"` : ''}> over the page`,
  )
}

/** Puts back what a release has changed around its frame when it leaves, and answers the names of it. */
export const restorePage = (release: string) => [...restoreAttributes(), ...hideLeftovers(release)]

/** Shows again what was hidden when the release left. */
export const returnElements = (release: string) => {
  for (const { element, display } of hiddenOf.get(release) ?? []) element.style.display = display
  hiddenOf.delete(release)
}

/** Takes down what the document has started with, and puts back what the page is drawn into where somebody empties it. */
export const startPage = (root: HTMLElement, onEmptied: () => void) => {
  const { documentElement, body } = document
  for (const element of [documentElement, body]) attributesAtStart.set(element, attributesOf(element))
  for (const element of body.children) ofShell.add(element)
  const observer = new MutationObserver(() => {
    const parts = [root, ...layerHosts()]
    if (document.body === body && parts.every(({ isConnected }) => isConnected)) return
    if (document.body && document.body !== body) document.body.replaceWith(body)
    else if (!body.isConnected) documentElement.append(body)
    body.append(...parts.filter(({ isConnected }) => !isConnected))
    onEmptied()
  })
  for (const element of [documentElement, body]) observer.observe(element, { childList: true })
}
