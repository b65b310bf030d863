import path from 'node:path'
import { machinery } from '../../oxlint.config.ts'

const maxFiles = 15

/** Names that a domain's file once had or could have elsewhere, with the one that it has here. */
const roleOf: Record<string, string> = {
  queries: 'reads.ts; what writes is in writes.ts',
  repository: 'reads.ts; what writes is in writes.ts',
  sql: 'reads.ts; what writes is in writes.ts',
  mutations: 'writes.ts, and what decides about them service.ts',
  commands: 'writes.ts, and what decides about them service.ts',
  controller: 'routes.ts',
  handlers: 'routes.ts',
  endpoints: 'routes.ts',
  letter: 'emails.ts',
  letters: 'emails.ts',
  mails: 'emails.ts',
  templates: 'emails.ts',
  jobs: 'schedule.ts',
  cron: 'schedule.ts',
  sweep: 'schedule.ts',
  timers: 'schedule.ts',
  access: 'service.ts, and sessions in accounts/sessions.ts',
}

/** Reads that are found by something else than their owner, and why. */
const ownerless = new Map<string, ReadonlySet<string>>([
  // By a secret, an address or an id that no owner is known from yet; `owner` comes out of them.
  [
    'accounts/reads.ts',
    new Set([
      'findByEmail',
      'hasActivated',
      'lockByEmail',
      'readSessionOf',
      'readLiveSessions',
      'lockSlugs',
      'takenSlugs',
      'findSlugHolder',
    ]),
  ],
  ['accounts/second-factor/reads.ts', new Set(['findPasskey', 'findSecondStep'])],
  ['connections/reads.ts', new Set(['readKeyOf'])],
  // By the word in the address to which a provider tells of payments.
  ['cards/reads.ts', new Set(['findByWord', 'readRefundsToTry', 'readIdleCheckouts'])],
  // Sweeps look for stays and holds of all owners, and a picture is opened by a signed address.
  [
    'damage-deposits/due-reads.ts',
    new Set(['readStaysToHold', 'readStaysToAsk', 'isStillDue', 'readStaysToEnd', 'endOldPages', 'endUnknownHolds']),
  ],
  ['damage-deposits/hold-reads.ts', new Set(['readPicture', 'isToTry', 'readHoldsToTry', 'readHoldsToLookAt'])],
  // Sweeps look for owners whose turn it is.
  ['money-due/reminder-reads.ts', new Set(['readOwnersToCheck'])],
  ['notifications/reads.ts', new Set(['readRequests', 'findRequest'])],
  ['requests/hold-reads.ts', new Set(['readHold', 'withGuestHash', 'withHoldId', 'lockHold'])],
  ['site/reads.ts', new Set(['findProofs', 'findSite', 'readMap', 'findHost', 'readAllowedOrigins'])],
  // What everybody may see.
  [
    'public/reads.ts',
    new Set([
      'unitOut',
      'pageOf',
      'findOwner',
      'readProperties',
      'countProperties',
      'findProperty',
      'findPropertyOf',
      'findMaxGuests',
      'readTowns',
      'readTaken',
      'readPlaces',
      'readSeasons',
    ]),
  ],
  // A task of the server goes over everybody's pictures.
  ['images/avif-reads.ts', new Set(['nextWithoutAvif', 'readTwin'])],
  // A picture beside a shared link, which everybody sees.
  ['images/reads.ts', new Set(['findShown'])],
  [
    'public/search/reads.ts',
    new Set([
      'isLarge',
      'findCountry',
      'countFree',
      'readAllFree',
      'readFreeOf',
      'readFree',
      'readDescribed',
      'readPlaced',
      'readOpen',
      'readShown',
      'findPriced',
    ]),
  ],
  ['public/search/criteria-reads.ts', new Set(['inPlace', 'passesAll', 'pricedColumns', 'describedColumns'])],
  ['public/search/large-place/walk-reads.ts', new Set(['monthsOf', 'openByLowest', 'openByName', 'readFew'])],
  ['public/free-unit-reads.ts', new Set(['searchStatement', 'readFreeUnits', 'readGaps'])],
  [
    'requests/reads.ts',
    new Set([
      'findAskedUnit',
      'countServices',
      'nearestFree',
      'readSeasonsOf',
      'lockOpen',
      'countOpen',
      'countBooked',
      'countHeld',
    ]),
  ],
  // By a row that was reached through its owner before, or by its time.
  ['bookings/reads.ts', new Set(['readLines', 'takenRanges', 'meets', 'lockOverdueOn', 'lockNextOverdue'])],
  ['arrivals/reads.ts', new Set(['dueArrivals', 'readDue'])],
  ['changes/reads.ts', new Set(['lockNextEnded'])],
  ['invoices/reads.ts', new Set(['lockNextDue', 'readUndrawn', 'readFile'])],
  ['invoices/record-reads.ts', new Set(['readRecord'])],
  // Looks at no owner's row, or is a condition within a statement that does.
  ['properties/reads.ts', new Set(['isUsed', 'isZoneOfDatabase'])],
  // About releases, which are nobody's.
  ['health/reads.ts', new Set(['readHealth', 'readTrial'])],
  ['demo/reads.ts', new Set(['readIsEmpty'])],
])

/** Conditions that are spelled in one place. */
const spellings: { home: string; another: RegExp; word: string }[] = [
  {
    home: 'api/src/db/fragments/bookings.ts',
    another: /(?<!guest_)expires_at\s+is\s+null\s+or\b/i,
    word: "holds('b', now)",
  },
  {
    home: 'api/src/db/fragments/bookable.ts',
    another: /status\s*=\s*'available'|\.active\b[^`]*\blisted\b/i,
    word: "bookable('u')",
  },
]

/** Exported functions with what stands between the parentheses behind their names. */
const signaturesIn = (text: string) =>
  [...text.matchAll(/^export (?:async )?(?:function\*? (\w+)|const (\w+) = (?:async )?)(?:<[^(]*>)?\(([^)]*)\)/gm)].map(
    ([, fn, arrow, parameters = '']) => ({ name: fn ?? arrow ?? '', parameters }),
  )

/** First argument of a service: the application, or the transaction that another service has begun. */
const isServed = /^\s*(?:\{[^}]*\}|\w+): (?:AppContext|Tx)\b/

function serviceProblem(text: string): string | false {
  const others = signaturesIn(text).filter(({ parameters }) => !isServed.test(parameters))
  return (
    others.length > 0 &&
    `exports ${others.map(({ name }) => name).join(', ')} with another first argument; a service takes (context: AppContext, owner, …), inside a transaction (tx: Tx, owner, …), and what needs neither is no service's`
  )
}

/** Routes that are no call of the contract, and the reason. */
const ofNoContract = new Set([
  'api/src/http/serve.ts',
  // Documents of the calls, and their page.
  'api/src/http/openapi/docs.ts',
  // Whether this process is alive, for whatever watches it.
  'api/src/server/health.ts',
  // Pictures by their content, the same for everybody.
  'api/src/files/media.ts',
  // A stream that lasts, opened with a token only.
  'api/src/events/routes.ts',
  // What a browser asks before a call.
  'api/src/site/host-hook.ts',
])
const bareRoute = /\b(?:app|scope|instance|server)\.(?:get|head|post|put|patch|delete|options|all|route)(?:<[^(]*>)?\(/

/** A route that no hook, limit, document and generated test knows of. */
export const bareRouteProblem = (file: string, text: () => string) =>
  /^api\/src\/.*\.ts$/.test(file) &&
  !/\.test\.ts$|\/testing\//.test(file) &&
  !ofNoContract.has(file) &&
  bareRoute.test(text()) &&
  'binds a route by itself; serve, serveList, servePublicList and serveFile of api/src/http/serve.ts bind what the contract names'

/** Problems of a file of a domain of the API, and where its lines belong; none of any other file. */
export function apiDomainProblem(file: string, text: () => string): string | false {
  const [, domain = '', rest = ''] = /^api\/src\/([a-z-]+)\/(.+)\.ts$/.exec(file) ?? []
  if (domain === '') return false
  if (file !== 'api/src/owner-id.ts' && !rest.endsWith('.test') && /\bas OwnerId\b/.test(text()))
    return 'casts to an OwnerId; the one place that mints one is ownerIdOf in api/src/owner-id.ts'
  if (machinery.includes(domain) || rest.endsWith('.test')) return false
  const name = path.basename(rest)
  const proper = roleOf[name] ?? roleOf[name.split('-').at(-1) ?? '']
  if (proper !== undefined) return `has a name that no domain uses; its lines belong in ${proper}`
  const isRead = /(^|-)reads$/.test(name)
  const isWrite = /(^|-)writes$/.test(name)
  if (!isRead && !isWrite && /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text()))
    return 'builds SQL; reading belongs in reads.ts, writing in writes.ts of its domain'
  const again = spellings.find(({ another }) => another.test(text()))
  if (again) return `spells a condition again that is ${again.word} in ${again.home}`
  if (name === 'service') return serviceProblem(text())
  if (!isRead) return false
  const listed = ownerless.get(file.replace('api/src/', ''))
  const open = signaturesIn(text()).filter(
    ({ name: read, parameters }) => !/\bowner: OwnerId\b/.test(parameters) && !listed?.has(read),
  )
  return (
    open.length > 0 &&
    `reads rows without an owner in ${open.map((one) => one.name).join(', ')}; give it \`owner: OwnerId\`, or list it with its reason in tools/src/api-structure.ts`
  )
}

/** Folders of the API that hold more source files than a reader takes in. */
export function crowdedFolders(files: readonly string[]): string[] {
  const sources = files.filter(
    (file) => /^api\/src\/.*\.ts$/.test(file) && !file.endsWith('.test.ts') && !file.startsWith('api/src/testing/'),
  )
  return [...Map.groupBy(sources, (file) => path.dirname(file))]
    .filter(([folder, members]) => members.length > maxFiles && folder !== 'api/src')
    .map(
      ([folder, members]) =>
        `${folder}: holds ${members.length} source files; over ${maxFiles} a story gets a folder of its own`,
    )
}
