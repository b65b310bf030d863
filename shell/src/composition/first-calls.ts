/** After this, what was asked first is too old to stand for a new question. */
const maxAgeMs = 15_000

type Answer = { json: unknown; headers: Headers }

/**
 * Answers to what `theme.js` asked the API for while the scripts were loading, each handed out once, for the same path and the same token
 * only: by `fetch`, or at once by `answerOf` where it is there already.
 */
export const withFirstCalls = (first: Window['firstCalls'] = [], real: typeof fetch = window.fetch) => {
  const waiting = new Map(first.map((call) => [call, undefined as Answer | undefined]))
  const ends = performance.now() + maxAgeMs
  const read = async (call: (typeof first)[number]) => {
    const answer = await call.answer
    const json: unknown = answer.ok && (await answer.clone().json())
    if (answer.ok && waiting.has(call)) waiting.set(call, { json, headers: answer.headers })
  }
  // Who asks by `fetch` is told what went wrong.
  for (const call of first) void read(call).catch(() => undefined)

  const callOf = (path: string, authorization: string | null) =>
    performance.now() > ends
      ? undefined
      : [...waiting.keys()].find((call) => call.path === path && (call.authorization ?? null) === authorization)
  const fetchFirst: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url, window.location.href)
    const call = request.method === 'GET' && callOf(pathname + search, request.headers.get('authorization'))
    if (!call) return real.call(window, request)
    waiting.delete(call)
    return call.answer.catch(() => real.call(window, request))
  }
  const answerOf = <T>(path: string, authorization: string | null, accept: (answer: Answer) => T | undefined) => {
    const call = callOf(path, authorization)
    const answer = call && waiting.get(call)
    const accepted = answer && accept(answer)
    if (call && accepted !== undefined) waiting.delete(call)
    return accepted
  }
  return { fetch: fetchFirst, answerOf }
}
