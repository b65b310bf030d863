import type { AppEnv } from '../../env.ts'
import { FetchRefused, guardedFetch } from '../../outgoing/guarded-fetch.ts'
import { networkProblem, type NetworkProblem } from '../../outgoing/network-problem.ts'
import type { FetchedPage } from './findings.ts'

const timeoutMs = 5000
const maxBytes = 1_048_576
const maxRedirects = 5
const headers = { 'user-agent': 'Keyhaven site test', accept: 'text/html' }

/** Why a page could not be fetched, in words for its owner. */
export class Unreachable extends Error {}

const words: Record<FetchRefused['why'], string> = {
  protocol: 'Only http and https addresses can be tested.',
  private: 'It is in a private network, which we do not access.',
  redirects: 'It redirects too many times.',
  large: 'It is larger than 1 MB.',
  late: 'It takes longer than five seconds to answer.',
}
const wordsOf: Record<NetworkProblem, string> = {
  name: 'There is no such address in the DNS.',
  lookup: 'Its name could not be looked up.',
  refused: 'Its server refuses the connection.',
  broken: 'Its server ends the connection.',
  certificate: 'Its certificate is not valid.',
  other: 'Its server does not answer.',
}
const unreachable = (error: unknown) =>
  new Unreachable(error instanceof FetchRefused ? words[error.why] : wordsOf[networkProblem(error)])

/** Fetches a page that a stranger named: only the web, only 5 s and 1 MB, and only from where `reach` says. */
export const fetchPage = async (
  address: string,
  reach: AppEnv['outgoingRequests'],
  patience = timeoutMs,
): Promise<FetchedPage> => {
  const mayConnect = reach === 'anywhere' ? () => true : undefined
  try {
    const limits = { timeoutMs: patience, maxBytes, maxRedirects }
    const { url, status, headers: answered, text } = await guardedFetch(address, { headers, mayConnect, ...limits })
    const policy = answered['content-security-policy']
    return {
      url,
      status,
      type: answered['content-type'] ?? '',
      policies: policy === undefined ? [] : [policy].flat(),
      html: text,
    }
  } catch (error) {
    throw unreachable(error)
  }
}
