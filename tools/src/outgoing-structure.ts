const door = 'api/src/outgoing/guarded-fetch.ts'

/** Files that open connections themselves, and the reason: each goes where the operator's settings lead, never where a person says. */
const ofOperators = new Set([
  // An edge asks its API.
  'deploy/src/edge/ask-api.ts',
  'deploy/src/edge/pass-calls-on.ts',
  // Pages of a release are opened with the calls of the Keyhaven that KEYHAVEN_ORIGIN names.
  'deploy/src/smoke/smoke-test.ts',
  // The name servers of DNS_SERVER, or of the system, which are asked about a domain that an owner typed.
  'api/src/site/txt-record.ts',
  // The bucket of S3_URL and the mail server of SMTP_URL.
  'api/src/files/s3-files.ts',
  'api/src/mail/smtp-mailer.ts',
  // Writes mails into files.
  'api/src/mail/file-mailer.ts',
])

const modules =
  'undici|axios|got|ky|node-fetch|nodemailer|@aws-sdk/client-s3|(?:node:)?(?:http|https|http2|tls|net|dns|dns/promises)'
const imported = new RegExp(String.raw`^import (?!type )([^;']*?) from '(?:${modules})'`, 'gm')
/** Of these modules what only serves, names or checks. */
const harmless =
  /^(type .*|createServer|isIP|isIPv[46]|STATUS_CODES|METHODS|Server|Socket|BlockList|\w+Command|paginate\w+)$/

const namesIn = (clause: string) =>
  clause
    .replace(/^.*\{|\}.*$/gs, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Connections to other machines that a file of the server opens past the guard; none in any other file. */
export function outgoingProblem(file: string, text: () => string): string | false {
  const isServer = /^(api|deploy)\/src\/.*\.ts$/.test(file) && !/\.test\.ts$|\/testing\//.test(file)
  if (!isServer || file === door || ofOperators.has(file)) return false
  const connecting = [...text().matchAll(imported)].flatMap(([, clause = '']) =>
    namesIn(clause).filter((name) => !harmless.test(name)),
  )
  const bare =
    /(?<![\w.'"`])(?:globalThis\.)?fetch\(|new WebSocket\(|new EventSource\(|import\(['"](?:undici|node:https?)/.exec(
      text(),
    )
  if (connecting.length === 0 && !bare) return false
  const what = [...connecting, ...(bare ? [bare[0]] : [])].join(', ')
  return `opens connections by itself (${what}); what leaves the house goes through guardedFetch of ${door}, and what only the operator's settings lead to is listed in tools/src/outgoing-structure.ts`
}
