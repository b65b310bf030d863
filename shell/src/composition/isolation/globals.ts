/** Functions and objects of the window that every script calls by their names. */
const windowNames =
  `fetch XMLHttpRequest EventSource WebSocket Request Response Headers FormData Blob AbortController AbortSignal URL
  URLSearchParams setTimeout clearTimeout setInterval clearInterval requestAnimationFrame cancelAnimationFrame
  requestIdleCallback cancelIdleCallback queueMicrotask structuredClone getComputedStyle matchMedia scrollTo open
  addEventListener removeEventListener dispatchEvent MutationObserver IntersectionObserver ResizeObserver MessageChannel
  Promise Array Object Function String Number Map Set WeakMap WeakSet Date Math JSON Intl Symbol Error RegExp
  localStorage sessionStorage history navigator performance crypto console`.split(/\s+/)

/** Objects of which every property matters, and of some large ones the properties that scripts use most. */
const sharedObjects = (): Record<string, object> => ({
  ...{ document, history, console, Math, JSON, Object, Array, Promise, Date },
  ...Object.fromEntries(
    Object.entries({
      ...{ Object, Function, Array, String, Number, Promise, Map, Set, Date, RegExp },
      ...{ EventTarget, History, Storage, XMLHttpRequest },
    }).map(([name, { prototype }]) => [`${name}.prototype`, prototype as object]),
  ),
})
const ofLargeObjects = (): Record<string, [of: object, names: string]> => ({
  'Node.prototype': [
    Node.prototype,
    'appendChild insertBefore removeChild replaceChild contains cloneNode textContent',
  ],
  'Element.prototype': [
    Element.prototype,
    'setAttribute getAttribute removeAttribute append remove closest matches querySelector querySelectorAll innerHTML getBoundingClientRect',
  ],
  'Document.prototype': [
    Document.prototype,
    'createElement createTextNode getElementById querySelector querySelectorAll write open title cookie',
  ],
})

/** Names that come with the page's own scripts: containers and chunks of releases, the loader's, React's; and the numbers of frames. */
const ofLoader =
  /^(?:mfe_|chunks_|webpackChunk|rspackChunk|_*(?:FEDERATION|GLOBAL_LOADING_REMOTE_ENTRY|VMOK|react)|\d+$)/i

type Snapshot = { of: object; properties: Map<string | symbol, PropertyDescriptor | undefined>; isWhole: boolean }
const snapshots = new Map<string, Snapshot>()
const handlers = new Map<string, unknown>()
const windowKeys = new Set<string>()

const propertiesOf = (of: object, keys: readonly (string | symbol)[]) =>
  new Map(keys.map((key) => [key, Object.getOwnPropertyDescriptor(of, key)]))
const isSame = (a: PropertyDescriptor | undefined, b: PropertyDescriptor | undefined) =>
  a === b || (a && b && Object.is(a.value, b.value) && a.get === b.get && a.set === b.set)
const handlerNames = () => Object.keys(window).filter((name) => name.startsWith('on'))
const valueOf = (name: string): unknown => Reflect.get(window, name)

/** Takes down what the shell has started with. */
export const startGlobals = () => {
  snapshots.set('window', { of: window, properties: propertiesOf(window, windowNames), isWhole: false })
  for (const [name, of] of Object.entries(sharedObjects()))
    snapshots.set(name, { of, properties: propertiesOf(of, Reflect.ownKeys(of)), isWhole: true })
  for (const [name, [of, names]] of Object.entries(ofLargeObjects()))
    snapshots.set(name, { of, properties: propertiesOf(of, names.split(' ')), isWhole: false })
  for (const name of handlerNames()) handlers.set(name, valueOf(name))
  for (const key of Object.getOwnPropertyNames(window)) windowKeys.add(key)
}

const restore = (of: object, key: string | symbol, before: PropertyDescriptor | undefined) =>
  before ? Reflect.defineProperty(of, key, before) : Reflect.deleteProperty(of, key)

/** Puts the shared objects back to what they were. Answers the names of those that differed. */
export const restoreGlobals = (): string[] => {
  const changes: string[] = []
  for (const [name, { of, properties, isWhole }] of snapshots) {
    const keys = isWhole ? new Set([...properties.keys(), ...Reflect.ownKeys(of)]) : properties.keys()
    for (const key of keys) {
      const before = properties.get(key)
      if (isSame(before, Object.getOwnPropertyDescriptor(of, key)) || ofLoader.test(String(key))) continue
      if (restore(of, key, before)) changes.push(`${name}.${String(key)}`)
    }
  }
  for (const [name, before] of handlers) {
    if (valueOf(name) === before) continue
    Reflect.set(window, name, before)
    changes.push(`window.${name}`)
  }
  return changes
}

/** Names that releases have added to the window; with their properties where they are taken out of it for now. */
const ownKeys = new Map<string, Map<string, PropertyDescriptor | undefined>>()
const isOwned = (key: string) => [...ownKeys.values()].some((keys) => keys.has(key) && !keys.get(key))

/** Takes the names down that are new in the window, as those of a release, and answers them. */
export const adoptGlobals = (release: string): string[] => {
  const keys = Object.getOwnPropertyNames(window).filter(
    (key) => !windowKeys.has(key) && !ofLoader.test(key) && !windowNames.includes(key) && !isOwned(key),
  )
  if (keys.length > 0)
    ownKeys.set(release, new Map([...(ownKeys.get(release) ?? []), ...keys.map((key) => [key, undefined] as const)]))
  return keys.map((key) => `window.${key}`)
}

/** Takes a release's own names out of the window when it leaves. */
export const removeGlobals = (release: string) => {
  const keys = ownKeys.get(release)
  for (const [key, isOut] of keys ?? []) {
    const property = Object.getOwnPropertyDescriptor(window, key)
    if (!isOut && property && Reflect.deleteProperty(window, key)) keys?.set(key, property)
  }
}
/** Gives them back when it returns, before it is drawn. */
export const returnGlobals = (release: string) => {
  const keys = ownKeys.get(release)
  for (const [key, property] of keys ?? [])
    if (property && !(key in window) && Reflect.defineProperty(window, key, property)) keys?.set(key, undefined)
}
