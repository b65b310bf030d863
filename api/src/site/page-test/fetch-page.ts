import { inEnglish } from '@keyhaven/shared-contracts/domain/reasons/english'
import { type Reason, reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import type { AppEnv } from '../../env.ts'
import { FetchRefused, guardedFetch, networkProblem, type NetworkProblem } from '../../outgoing/guarded-fetch.ts'
import type { FetchedPage } from './findings.ts'

const timeoutMs = 5000
const maxBytes = 1_048_576
const maxRedirects = 5
const headers = { 'user-agent': 'Keyhaven site test', accept: 'text/html' }

/** Reason why a page could not be fetched. */
export class Unreachable extends Error {
  readonly why: Reason
  constructor(why: Reason) {
    super(inEnglish(why))
    this.why = why
  }
}

const refusals: Record<FetchRefused['why'], Reason> = {
  protocol: reason('site.onlyWeb'),
  private: reason('site.inPrivateNetwork'),
  redirects: reason('site.redirectsTooOften'),
  large: reason('site.pageTooLarge'),
  late: reason('site.tooSlow'),
}
const networkReasons: Record<NetworkProblem, Reason> = {
  name: reason('site.noSuchName'),
  lookup: reason('site.notLookedUp'),
  refused: reason('site.refusesConnection'),
  broken: reason('site.endsConnection'),
  certificate: reason('site.badCertificate'),
  other: reason('site.doesNotAnswer'),
}
const unreachable = (error: unknown) =>
  new Unreachable(error instanceof FetchRefused ? refusals[error.why] : networkReasons[networkProblem(error)])

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
