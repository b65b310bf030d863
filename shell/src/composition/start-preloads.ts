/**
 * Asks for what this page loads next, before anything else of the shell is evaluated. Not as tags of the page: there
 * they share the line with the shell's own scripts and hold all of them up, while the processor has nothing to do.
 */
const preloads = () => {
  try {
    const list: unknown = JSON.parse(document.getElementById('preload')?.textContent ?? '[]')
    return Array.isArray(list) ? (list as { href: string; integrity: string; lang?: string }[]) : []
  } catch {
    // It only saves time: the page asks again for what it needs.
    return []
  }
}
const [, pathLanguage] = /^\/([a-z]{2,3})(?:\/|$)/.exec(window.location.pathname) ?? []
for (const { href, integrity, lang } of preloads()) {
  // The first script of the page has found out which language its reader wants; a guests' page may name another one.
  const language = (href.startsWith('/mfe/') && pathLanguage) || document.documentElement.lang
  if (lang !== undefined && lang !== language) continue
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', crossOrigin: '', href, integrity }),
  )
}
