/**
 * Asks for what this page loads next, before anything else of the shell is evaluated. Not as tags of the page: there
 * they share the line with the shell's own scripts and hold all of them up, while the processor has nothing to do.
 */
const listed = (id: string) => {
  try {
    const list: unknown = JSON.parse(document.getElementById(id)?.textContent ?? '[]')
    return Array.isArray(list) ? (list as { href: string; integrity: string; lang?: string }[]) : []
  } catch {
    // It only saves time: the page asks again for what it needs.
    return []
  }
}
const [, pathLanguage] = /^\/([a-z]{2,3})(?:\/|$)/.exec(window.location.pathname) ?? []
const preload = (as: 'script' | 'style', href: string, integrity: string) =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as, crossOrigin: '', href, integrity }),
  )
/**
 * Runs a part of the shell once it is there: it only registers its modules, and the browser compiles it while it arrives. The loader
 * waits for a script tag that it finds, so one that has failed is removed.
 */
const run = (src: string, integrity: string) => {
  const script = document.createElement('script')
  script.addEventListener('error', () => script.remove())
  document.head.append(Object.assign(script, { async: true, crossOrigin: '', fetchPriority: 'high', integrity, src }))
}
for (const { href, integrity } of listed('preload-sheets')) preload('style', href, integrity)
for (const { href, integrity, lang } of listed('preload')) {
  // The first script of the page has found out which language its reader wants; a guests' page may name another one.
  const language = (href.startsWith('/mfe/') && pathLanguage) || document.documentElement.lang
  if (lang !== undefined && lang !== language) continue
  if (href.startsWith('/shell/')) run(href, integrity)
  else preload('script', href, integrity)
}
