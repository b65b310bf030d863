import autocannon from 'autocannon'

export type Call = { path: string; token?: string; method?: 'GET' | 'POST'; body?: object }

export type Run = { perSecond: number; p99Ms: number; failed: number }

/** Sends these calls in turns over 16 connections, as fast as they are answered or at a rate of so many a second. */
export const drive = async (
  origin: string,
  calls: readonly Call[],
  seconds: number,
  perSecond?: number,
): Promise<Run> => {
  const run = await autocannon({
    url: origin,
    connections: 16,
    duration: seconds,
    ...(perSecond !== undefined && { overallRate: perSecond }),
    requests: calls.map(({ path, token, method = 'GET', body }) => ({
      path,
      method,
      headers: {
        ...(token && { authorization: `Token ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })),
  })
  return {
    perSecond: run.requests.average,
    p99Ms: run.latency.p99,
    failed: run.non2xx + run.errors + run.timeouts,
  }
}
