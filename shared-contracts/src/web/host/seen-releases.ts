/** Outcome of a release in this page, as far as its host has noted it. */
export type SeenRelease = {
  area: string
  version: string
  failed?: string
  erred?: true
  /** Trial in which the server chose it for this visitor. */
  trial?: number | undefined
}

const seen = new Map<string, SeenRelease>()

export const seenReleases = (): readonly SeenRelease[] => [...seen.values()]

/** Notes that this page needed a release; the server writes down its trial as text, which is empty where there is none. */
export const see = (area: string, version: string, trial = ''): SeenRelease => {
  const key = `${area} ${version}`
  const release = seen.get(key) ?? { area, version, ...(/^\d+$/.test(trial) && { trial: Number(trial) }) }
  seen.set(key, release)
  return release
}

/** The release of what started this document, the shell or a guests' site: the first script of the page names it, and its trial. */
export const hostRelease = () => {
  const { src = '', dataset } = document.querySelector<HTMLScriptElement>('script[src$="/theme.js"]') ?? {}
  const [, area, version] = /\/(shell|site)\/([^/]+)\/theme\.js$/.exec(src) ?? []
  return area && version ? see(area, version, dataset?.['trial']) : undefined
}

/** Notes errors that nobody caught with the release whose script is in their stack; those of others are not ours. */
export const watchErrors = (releaseOf: (stack: string) => SeenRelease | undefined) => {
  const note = (stack: unknown) => {
    const release = releaseOf(String(stack))
    if (release) release.erred = true
  }
  window.addEventListener('error', ({ error, filename }) => note((error as Error | null)?.stack ?? filename))
  window.addEventListener('unhandledrejection', ({ reason }) => note((reason as Error | null)?.stack))
}
