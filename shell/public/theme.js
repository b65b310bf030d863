// Runs before the first paint: the theme, the language, and what this page asks the API first, while the scripts are still loading.
;(() => {
  const read = (storage, key) => {
    try {
      return window[storage].getItem(key)
    } catch {
      return null
    }
  }
  const chosen = read('localStorage', 'user-theme')
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', isDark)
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light'

  const own = document.currentScript
  const [, area, version] = /\/(shell|site)\/([^/]+)\/theme\.js$/.exec(own?.src ?? '') ?? []
  const offered = ['en', 'de', 'it', 'nl', 'fr']
  const chosenLanguage = read('localStorage', 'user-locale')

  // What was chosen in this tab or browser, the server could not know of when it wrote a guests' page: versions, which only
  // the shell's page can run, or a language, which has an address of its own.
  const addressOfChoice = () => {
    const address = new URL(location.href)
    const { searchParams, pathname } = address
    try {
      const set = JSON.parse(sessionStorage.getItem('release-set'))?.id
      const picks = Object.entries(sessionStorage).filter(([key, one]) => key.startsWith('mfe.') && (set || one))
      const missing = [...(set ? [['set', set]] : []), ...picks].filter(([key]) => !searchParams.has(key))
      for (const [key, one] of missing) searchParams.set(key, one)
      if (missing.length > 0) return address
    } catch {
      // Where nothing may be stored, nothing was chosen.
    }
    const isOther = offered.includes(chosenLanguage) && chosenLanguage !== document.documentElement.lang
    if (!isOther || /^\/[a-z]{2,3}(?:\/|$)/.test(pathname)) return undefined
    address.pathname = `/${chosenLanguage}${pathname}`
    return address
  }
  const instead = area === 'site' ? addressOfChoice() : undefined
  if (instead) {
    document.documentElement.hidden = true
    location.replace(instead)
    return
  }

  // As `wantedLocale` of shared-contracts finds it, for what is preloaded. Guests' pages are written in theirs.
  if (area === 'shell') {
    const tags = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0])
    const language = chosenLanguage ?? tags.find((tag) => offered.includes(tag)) ?? 'en'
    document.documentElement.lang = language

    // The skeleton is in English and has the other languages beside its words. What of it is there is put into the reader's
    // before it is painted; React draws over it later.
    const say = () => {
      for (const element of document.querySelectorAll('#root *')) {
        const word = element.dataset[language]
        if (!word) continue
        delete element.dataset[language]
        if (element.hasAttribute('aria-label')) element.setAttribute('aria-label', word)
        else element.textContent = word
      }
    }
    if (language !== 'en') {
      const watch = new MutationObserver(say)
      watch.observe(document, { childList: true, subtree: true })
      addEventListener('DOMContentLoaded', () => {
        watch.disconnect()
        say()
      })
    }
  }

  // A script of the page did not come. Mostly the page is an old one whose files are gone, or the browser keeps a broken
  // copy: both are fetched again, once, before people are told.
  const failed = []
  const report = (outcome) => {
    // The trial of a canary that this page is part of.
    const trial = Number(own?.dataset.trial) || undefined
    const visits = [{ area, version, trial, count: 1, ...outcome }]
    if (area) navigator.sendBeacon('/keyhaven/api/public/health/', JSON.stringify({ visits }))
  }
  const note = ({ target }) => target instanceof HTMLScriptElement && target.defer && failed.push(target.src)
  const isFirstTime = (key) => {
    try {
      const isFirst = failed.length > 0 && !sessionStorage.getItem(key)
      if (isFirst) sessionStorage.setItem(key, 'yes')
      else sessionStorage.removeItem(key)
      return isFirst
    } catch {
      // What is not written down could go on for ever.
      return false
    }
  }
  addEventListener('error', note, true)
  addEventListener('load', () => {
    removeEventListener('error', note, true)
    const fresh = (src) => fetch(src, { cache: 'reload', signal: AbortSignal.timeout(5000) })
    // The list of releases ends a document. Where it is cut off before its scripts, nothing else could say so.
    const isCutOff =
      area === 'shell' && !document.getElementById('registry') && !document.querySelector('script[defer]')
    if (isCutOff) {
      const words = {
        en: ['Only a part of this page has arrived.', 'Reload'],
        de: ['Nur ein Teil dieser Seite ist angekommen.', 'Neu laden'],
        it: ['È arrivata solo una parte di questa pagina.', 'Ricarica'],
        nl: ['Er is maar een deel van deze pagina aangekomen.', 'Opnieuw laden'],
        fr: ['Seule une partie de cette page est arrivée.', 'Recharger'],
      }
      const [sentence, reload] = words[document.documentElement.lang] ?? words.en
      const paragraph = Object.assign(document.createElement('p'), { role: 'alert', className: 'shell-late' })
      const link = Object.assign(document.createElement('a'), { href: location.href, textContent: reload })
      paragraph.append(`${sentence} `, link)
      document.body.append(paragraph)
    }
    if (isFirstTime('has-reloaded')) void Promise.allSettled(failed.map(fresh)).then(() => location.reload())
    else if (failed.length > 0) {
      document.documentElement.classList.add('shell-broken')
      report({ failed: 'network' })
    }
  })

  // A page that throws before it has what reports on it could not say so itself.
  const ends = new AbortController()
  let hasErred = false
  const noteError = (text) => {
    hasErred ||= String(text).includes(`/${area}/static/`)
  }
  const reportErred = () => {
    if (!hasErred || failed.length > 0) return
    ends.abort()
    report({ erred: true })
  }
  addEventListener('error', ({ error, filename }) => noteError(error?.stack ?? filename), ends)
  addEventListener('unhandledrejection', ({ reason }) => noteError(reason?.stack), ends)
  addEventListener('health', () => ends.abort(), ends)
  addEventListener('pagehide', reportErred, ends)
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && reportErred(), ends)

  const firstCalls = () => {
    try {
      const calls = JSON.parse(document.getElementById('first-calls')?.textContent ?? '[]')
      return Array.isArray(calls) ? calls : []
    } catch {
      // They only save time: the page asks for what it needs.
      return []
    }
  }
  const token = read('sessionStorage', 'token') ?? read('localStorage', 'token')
  const isPrivate = location.pathname.startsWith('/owner/dashboard')
  if (isPrivate && !token) return
  const headers = isPrivate ? { authorization: `Token ${token}` } : {}
  window.firstCalls = firstCalls().map((path) => {
    const answer = fetch(`/keyhaven${path}`, { headers })
    // The page handles a failure when it makes the call; until then it is not reported as an error.
    answer.catch(() => {})
    return { path: `/keyhaven${path}`, authorization: headers.authorization ?? null, answer }
  })
})()
