type FirstCall = NonNullable<Window['firstCalls']>[number]
type Answer = { json: unknown; headers: Headers }
type Waiting = FirstCall & { ends: number; there?: Answer }

/** After this, what the page asked first is too old to stand for a new question. */
const maxAgeMs = 15_000
/** The same for a page that somebody points at: between that and the click nobody is told what has changed. */
const maxAheadMs = 5000

/**
 * Answers to what `theme.js` asked the API for while the scripts were loading, and to the first calls of a page that somebody points at.
 * Each is handed out once, for the same path and the same token only: by `fetch`, or at once by `answerOf` where it is there already.
 */
export const withFirstCalls = (first: Window['firstCalls'] = [], real: typeof fetch = window.fetch) => {
  let waiting: Waiting[] = []
  const askedAt = new Map<string, number>()
  const add = (call: FirstCall, ageMs: number) => {
    const one: Waiting = { ...call, ends: performance.now() + ageMs }
    waiting.push(one)
    askedAt.set(call.path, performance.now())
    const read = async () => {
      const answer = await call.answer
      if (answer.ok) one.there = { json: await answer.clone().json(), headers: answer.headers }
    }
    // Who asks by `fetch` is told what went wrong.
    void read().catch(() => undefined)
  }
  for (const call of first) add(call, maxAgeMs)

  const find = (path: string, authorization: string | null) =>
    waiting.find(
      (one) => one.path === path && (one.authorization ?? null) === authorization && performance.now() < one.ends,
    )
  const drop = (one: Waiting) => {
    waiting = waiting.filter((other) => other !== one)
  }
  const fetchFirst: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url, window.location.href)
    const path = pathname + search
    // What was asked before a command does not know of it.
    if (request.method !== 'GET') waiting = []
    else askedAt.set(path, performance.now())
    const one = find(path, request.headers.get('authorization'))
    if (!one) return real.call(window, request)
    drop(one)
    return one.answer.catch(() => real.call(window, request))
  }
  const answerOf = <T>(path: string, authorization: string | null, accept: (answer: Answer) => T | undefined) => {
    const one = find(path, authorization)
    const accepted = one?.there && accept(one.there)
    if (one && accepted !== undefined) drop(one)
    return accepted
  }
  /** Asks for what a page will ask first, where it was not asked just now. */
  const askAhead = (paths: readonly string[], token: string | null) => {
    const authorization = token && `Token ${token}`
    waiting = waiting.filter(({ ends }) => performance.now() < ends)
    for (const path of paths.map((call) => `/keyhaven${call}`)) {
      if (performance.now() - (askedAt.get(path) ?? -Infinity) < maxAgeMs) continue
      const answer = real.call(window, path, authorization ? { headers: { authorization } } : {})
      add({ path, authorization, answer }, maxAheadMs)
    }
  }
  return { fetch: fetchFirst, answerOf, askAhead }
}

/** Those of this page. */
export const firstCalls = withFirstCalls(window.firstCalls)
