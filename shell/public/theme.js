// Runs before the first paint: the theme, and what this page asks the API first, while the scripts are still loading.
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
    // Whoever asks for it hears of a failure; until then it is no error of the page.
    answer.catch(() => {})
    return { path: `/keyhaven${path}`, authorization: headers.authorization ?? null, answer }
  })
})()
