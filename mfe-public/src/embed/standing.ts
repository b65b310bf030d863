/** Why the API did not answer this page. A browser tells a script no more than that it did not. */
export const causeOf = async (origin: string, owner: string): Promise<string> => {
  try {
    const answer = await fetch(`${origin}/embed/standing?owner=${encodeURIComponent(owner)}`, {
      credentials: 'omit',
      cache: 'no-store',
    })
    const { problem } = (await answer.json()) as { problem?: unknown }
    return typeof problem === 'string' ? problem : 'unreachable'
  } catch {
    return 'unreachable'
  }
}
