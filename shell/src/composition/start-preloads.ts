/**
 * Asks for what this page loads next, before anything else of the shell is evaluated. Not as tags of the page: there
 * they share the line with the shell's own scripts and hold all of them up, while the processor has nothing to do.
 */
const list = document.getElementById('preload')?.textContent
const scripts = list ? (JSON.parse(list) as { href: string; integrity: string }[]) : []
for (const { href, integrity } of scripts) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', crossOrigin: '', href, integrity }),
  )
}
