import { expect, it } from 'vitest'
import { crowdedFolders } from './api-structure.ts'
import { problemsOf } from './check-structure.ts'

it.each([
  ['api/src/units/queries.ts', '', 'belong in reads.ts'],
  ['api/src/units/unit-queries.ts', '', 'belong in reads.ts'],
  ['api/src/units/repository.ts', '', 'belong in reads.ts'],
  ['api/src/units/commands.ts', '', 'belong in writes.ts'],
  ['api/src/units/controller.ts', '', 'belong in routes.ts'],
  ['api/src/contact/letter.ts', '', 'belong in emails.ts'],
  ['api/src/units/jobs.ts', '', 'belong in schedule.ts'],
  ['api/src/units/service.ts', "tx.selectFrom('units')", 'belongs in reads.ts'],
  ['api/src/accounts/settings/logo.ts', "db.updateTable('owners')", 'belongs in reads.ts'],
  ['api/src/units/reads.ts', 'export const findUnit = (db: Sql, id: number) => 0', 'without an owner in findUnit'],
  ['api/src/units/room-reads.ts', 'export async function findRoom(\n  db: Sql,\n) {}', 'without an owner in findRoom'],
  ['api/src/units/service.ts', 'const owner = 1 as OwnerId', 'the one place that mints one'],
  ['api/src/units/writes.ts', 'sql`x.expires_at IS NULL OR x.expires_at > ${now}`', "that is holds('b', now)"],
  ['api/src/units/writes.ts', "sql`u.active AND u.status = 'available'`", "that is bookable('u')"],
  ['api/src/units/writes.ts', 'sql`u.active AND u.deleted_at IS NULL AND u.listed`', "that is bookable('u')"],
  ['shell/src/landing/landing.css', 'a { color: #fff }', 'says the colour #fff'],
  ['mfe-bookings/src/clients/client-card.tsx', "style={{ color: '#12343C80' }}", 'says the colour #12343C80'],
  ['mfe-public/src/styles/frame.css', 'box-shadow: 0 0 1px rgb(0 0 0 / 6%)', 'says the colour rgb(0 0 0 / 6%)'],
  ['api/src/mail/template.ts', '`<p style="color:#0f5257">`', 'says the colour #0f5257'],
  ['mfe-bookings/src/clients/client-card.tsx', "import { Button, Modal } from 'antd'", 'that Back does not close'],
  [
    'mfe-bookings/src/clients/client-card.tsx',
    '<p>{line.quantity} × {name}</p>',
    'has the changing text {line.quantity}',
  ],
  ['api/src/units/service.ts', 'export const f = (db: Sql, owner: OwnerId) => 0', 'exports f with another first'],
  ['api/src/units/service.ts', 'export async function f<T>(db: Db, owner: OwnerId) {}', 'exports f with another first'],
  [
    'api/src/units/service.ts',
    'export const f = ({ db }: Own, owner: OwnerId) => 0',
    '(context: AppContext, owner, …)',
  ],
  ['api/src/units/service.ts', 'export function f() {}', 'inside a transaction (tx: Tx, owner, …)'],
  ['mfe-bookings/src/x.ts', "error: 'Check-in cannot be in the past.'", 'one of stayProblems'],
  ['api/src/units/rules.ts', '"Selected unit cannot accommodate this number of guests."', 'one of stayProblems'],
  ['shared-contracts/src/contract/x.ts', 'error: `A stay can be at most ${nights} nights.`', 'one of stayProblems'],
  ['mfe-public/src/book/x.tsx', "said('Check-out must be after check-in.')", 'one of stayProblems'],
  ['mfe-public/src/book/x.ts', 'const isLong = nights > 730', 'is maxStayNights'],
  ['shared-contracts/src/contract/x.ts', '/** */ z.int().max(730)', 'is maxStayNights'],
  ['api/src/units/routes.ts', "app.get('/api/units/plan/', async () => '')", 'binds a route by itself'],
  ['api/src/units/routes.ts', 'app.get<{ Params: Named }>(plan.path, send)', 'binds a route by itself'],
  ['api/src/site/x.ts', "await fetch('https://example.com')", 'goes through guardedFetch'],
  ['api/src/site/x.ts', "import { type IncomingMessage, request as ask } from 'node:https'", 'request as ask'],
  ['api/src/site/x.ts', "import http from 'node:http'", 'by itself (http)'],
  ['api/src/site/x.ts', "import {\n  Agent,\n} from 'undici'", 'by itself (Agent)'],
  ['deploy/src/guest/x.ts', "import { connect } from 'node:net'", 'by itself (connect)'],
  ['shell/src/frame/x.ts', 'const known = 1', 'calls something known'],
  ['e2e/src/x.spec.ts', 'type Said = 1', 'calls something Said'],
  ['mfe-public/src/book/x.ts', 'const mostNights = 1', 'calls something mostNights'],
  ['deploy/src/edge/x.ts', '/** What the edge does. */', 'has the comment “What the edge does'],
  ['mfe-finance/src/invoices/x.css', 'button { top: 0 }', 'means every such element'],
  ['mfe-finance/src/invoices/x.ts', "localStorage.setItem('view', 'all')", 'begin its key with “finance:”'],
])('%s with %j is refused, and told where it belongs', (file, text, problem) => {
  expect(problemsOf(file, () => text).join('\n')).toContain(problem)
})

it.each([
  ['api/src/units/reads.ts', 'export const findUnit = (db: Sql, owner: OwnerId, id: number) => 0'],
  ['api/src/units/writes.ts', "export const dropUnit = (tx: Tx) => tx.deleteFrom('units')"],
  ['api/src/accounts/reads.ts', 'export const findByEmail = (db: Sql, email: string) => 0'],
  ['api/src/mail/outbox.ts', "tx.insertInto('outbox')"],
  ['api/src/units/units.test.ts', "server.db.selectFrom('units')"],
  ['api/src/units/writes.ts', 'sql`o.guest_expires_at IS NULL OR o.guest_expires_at > ${now}`'],
  ['shared-contracts/src/domain/palette.ts', "/** Plain. */\nexport const white = '#ffffff'"],
  ['shell/src/styles/colours.css', ':root { --paper: #f6f3ee }'],
  ['mfe-bookings/src/clients/clients-page.tsx', 'const address = `${path}#top`'],
  ['shell/src/landing/landing.css', 'color: color-mix(in srgb, var(--paper) 88%, transparent)'],
  ['api/src/owner-id.ts', 'export const ownerIdOf = (id: number) => id as OwnerId'],
  ['api/src/units/service.ts', 'export const f = ({ db, clock }: AppContext, owner: OwnerId) => 0'],
  ['api/src/units/service.ts', 'export async function f(\n  tx: Tx,\n  owner: OwnerId,\n) {}'],
  ['mfe-bookings/src/x.test.ts', "findByText('Check-in cannot be in the past.')"],
  ['shared-contracts/src/domain/stay/stay.ts', "/** */ past: 'Check-in cannot be in the past.', maxStayNights = 730"],
  ['api/src/demo/content/scene.ts', 'sun(730, 170)'],
  ['api/src/http/x.ts', "import { createServer, type Server } from 'node:http'"],
  ['api/src/http/x.ts', "import { a } from './a.ts'\nimport type { Agent } from 'node:http'\nhosts.fetch('a')"],
  ['mfe-public/src/styles/document.css', 'body { margin: 0 }'],
  ['mfe-finance/src/invoices/x.ts', "localStorage.setItem('finance:view', 'all')"],
  ['api/src/site/txt-record.ts', "import { Resolver } from 'node:dns/promises'"],
])('%s with %j is fine', (file, text) => {
  expect(problemsOf(file, () => text)).toEqual([])
})

it('sixteen files in one folder are too many, tests not counted', () => {
  const files = Array.from({ length: 16 }, (_, index) => `api/src/units/u${index}.ts`)
  expect(crowdedFolders(files)).toEqual([expect.stringContaining('api/src/units: holds 16 source files')])
  expect(crowdedFolders([...files.slice(1), 'api/src/units/units.test.ts'])).toEqual([])
})
