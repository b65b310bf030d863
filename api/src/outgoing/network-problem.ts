/** Reason why a request got no answer, whatever the network calls it. */
export type NetworkProblem = 'name' | 'lookup' | 'refused' | 'broken' | 'certificate' | 'other'

const problems: Record<string, NetworkProblem> = {
  ENOTFOUND: 'name',
  EAI_AGAIN: 'lookup',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'broken',
}

/** Problem for the code of an error of Node: those of TLS are many, and have the same few words in them. */
export const networkProblem = (error: unknown): NetworkProblem => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return problems[code] ?? (/CERT|SIGNATURE|TLS|SSL/.test(code) ? 'certificate' : 'other')
}
