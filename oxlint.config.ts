import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { OxlintConfig } from 'oxlint'

/** oxlint's overrides replace one another, so every layer gets one block that holds all of its walls. */
type Wall = { group?: string[]; regex?: string; message: string }

const deepAntd: Wall = {
  regex: '^antd/(es|lib|dist)(/|$)',
  message: "Import components from 'antd'; a deep import bundles a second antd with its own theme.",
}
const noShell: Wall = {
  regex: '(^@keyhaven/shell|/shell/src/)',
  message: 'The shell loads areas at runtime and nobody imports it; what both need lives in shared-contracts.',
}
const noAreas: Wall = {
  regex: '(^@keyhaven/mfe-|/mfe-[a-z\\d-]+/)',
  message:
    'Areas meet at runtime only: share through the URL, the session or the query cache; common code lives in shared-contracts.',
}
const noApi: Wall = {
  group: ['@keyhaven/api', '@keyhaven/api/**', '!@keyhaven/api/testing/**', '**/api/src/**', '!**/api/src/testing/**'],
  message: 'A screen reaches the API through the typed client: useQuery(q(endpoint, input)) or useCommand(endpoint).',
}
const noServer: Wall = {
  regex: '(^@keyhaven/(deploy|tools|bench|e2e)|/(deploy|tools|bench|e2e)/src/)',
  message: 'This runs in a browser; building, shipping and measuring live in deploy, tools and bench.',
}
const noKy: Wall = {
  regex: '^ky$',
  message:
    'Call the API through the typed client of shared-contracts/web, which knows the session and the one error shape.',
}
const noGroups: Wall = {
  regex: '^@keyhaven/shared-contracts/antd/',
  message: "Write plain imports from 'antd'; the build leads them to the shared groups.",
}
const oneRouter: Wall = { regex: '^react-router($|/)', message: "Import from 'react-router-dom'." }

// Anything but 'zod', './…' and the folders that are named: oxlint's patterns have no look-ahead.
const otherThanZod = '@|node:|[a-y]|z[^o]|zo[^d]|zod.'
const pureDomain: Wall = {
  regex: `^(${otherThanZod}|\\.\\./)`,
  message: 'domain/ holds what both ends compute and check: zod and itself, nothing else. Calls live in contract/.',
}
/** The same from a story's folder, one level below. */
const pureDomainBelow: Wall = { ...pureDomain, regex: `^(${otherThanZod}|\\.\\./\\.\\./)` }
const pureContract: Wall = {
  regex: `^(${otherThanZod}|\\.\\./(\\.|[^d]|d[^o]))`,
  message: 'contract/ holds the calls and their schemas: zod, domain/ and itself. State and screens live in web/.',
}
const pureContractBelow: Wall = {
  ...pureContract,
  regex: `^(${otherThanZod}|\\.\\./\\.\\./(\\.|[^d]|d[^o]))`,
}
const purePlatform: Wall = {
  regex: `^(${otherThanZod}|\\.\\./(\\.|[^cd]|d[^o]|c[^o]))`,
  message: 'platform/ holds what areas and shell say of themselves: zod, domain/, contract/ and itself.',
}
const noBrowser: Wall = {
  regex:
    '(^react|^antd|^@ant-design|^@tanstack/|^zustand$|^@keyhaven/shared-contracts/(web|antd)/|^@keyhaven/shared-contracts/testing/render|/mfe-[a-z\\d-]+/|^@keyhaven/(mfe-|shell|deploy|tools))',
  message: 'The API knows the contract and the database, never a screen.',
}
// What a file of the API's domains is, is said by its name: routes, service, reads, writes, emails, schedule, or a noun.
const noSql: Wall = {
  regex: '^(kysely|pg)$',
  message:
    'SQL lives in reads.ts (or <noun>-reads.ts) and writes.ts of its domain, fragments that several share in db/.',
}
const thinRoutes: Wall = {
  regex: '(/db/|^\\./(.*/)?([a-z-]+-)?(writes|emails|schedule)\\.ts$)',
  message:
    'A route binds an endpoint to a read of its domain or to a service; what writes and mails lives in service.ts.',
}
const noFastify: Wall = {
  regex: '(^fastify|^@fastify/|/serve\\.ts$|/app\\.ts$|routes\\.ts$)',
  message: 'Rules and SQL do not know HTTP; what they need comes in as plain values from routes.ts.',
}
const noServices: Wall = {
  regex: '(^|/)service\\.ts$',
  message: 'Reads and writes hold SQL only; what decides and calls them lives in service.ts.',
}
const noWrites: Wall = {
  regex: '^\\.\\.?/(.*/)?([a-z-]+-)?writes\\.ts$',
  message: 'A read changes nothing, and a mail only says: what writes is called by service.ts.',
}
const noTemplate: Wall = {
  regex: '/mail/template\\.ts$',
  message: 'The words of a mail live in emails.ts, as an email…() function.',
}
const noTimer: Wall = {
  regex: '/db/each-due\\.ts$',
  message: 'What is due by its time is done in schedule.ts.',
}
const role = '(.*/)?([a-z-]+-)?(reads|writes|routes|emails|schedule)\\.ts$'
const foreignRooms: Wall = {
  regex: `^\\.\\./[a-z-]+/${role}`,
  message:
    'Of another domain service.ts and its nouns are open, its reads, writes, routes, emails and schedule are not: let its service do it, with a `tx` where both share a transaction.',
}
/** The same for a story's folder within a domain. */
const foreignRoomsBelow: Wall = { ...foreignRooms, regex: `^\\.\\./\\.\\./[a-z-]+/${role}` }

const walls = (...patterns: Wall[]): OxlintConfig['rules'] => ({
  'no-restricted-imports': ['error', { patterns: patterns.map((wall) => ({ ...wall })) }],
})

/** Folders of the API that are no domain: what they hold is the machinery beneath. */
export const machinery: readonly string[] = [
  'db',
  'files',
  'http',
  'jobs',
  'mail',
  'metrics',
  'outgoing',
  'server',
  'testing',
]
const apiFolders = readdirSync(join(import.meta.dirname, 'api/src'), { withFileTypes: true })
const domains = `{${apiFolders
  .filter((entry) => entry.isDirectory() && !machinery.includes(entry.name))
  .map(({ name }) => name)
  .join(',')}}`

/** What the files of a domain may import, by their role. */
const roles = (folder: string, foreign: Wall): NonNullable<OxlintConfig['overrides']> => [
  { files: [`${folder}*.ts`], rules: walls(noBrowser, noSql, noTemplate, noTimer, foreign) },
  { files: [`${folder}routes.ts`], rules: walls(noBrowser, noSql, thinRoutes, foreign) },
  { files: [`${folder}service.ts`], rules: walls(noBrowser, noSql, noFastify, noTemplate, noTimer, foreign) },
  { files: [`${folder}{reads,*-reads}.ts`], rules: walls(noBrowser, noFastify, noServices, noWrites, foreign) },
  { files: [`${folder}{writes,*-writes}.ts`], rules: walls(noBrowser, noFastify, noServices, foreign) },
  { files: [`${folder}emails.ts`], rules: walls(noBrowser, noSql, noFastify, noServices, noWrites, noTimer, foreign) },
  { files: [`${folder}schedule.ts`], rules: walls(noBrowser, noSql, noFastify, noTemplate, foreign) },
]

const config: OxlintConfig = {
  plugins: ['import', 'typescript', 'react', 'unicorn', 'oxc', 'jsx-a11y', 'node', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  ignorePatterns: [
    '**/node_modules/**',
    '**/dist/**',
    '**/dist-site/**',
    '**/dist-embed/**',
    '**/generated/**',
    '.data/**',
    '.reports/**',
  ],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-self-import': 'error',
    'node/no-process-env': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'no-console': 'error',
    // More are read in one object, by name.
    'max-params': ['error', { max: 5 }],
    // The automatic JSX runtime needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    // Generic plumbing between zod, the typed client and fastify narrows what the compiler cannot see.
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-base-to-string': 'off',
    // Taste that oxfmt and review settle better than a rule.
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    // A grid of days, whose keys lead from cell to cell.
    'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', { table: ['grid'] }],
    'jsx-a11y/prefer-tag-over-role': 'off',
    'promise/always-return': 'off',
    'promise/no-callback-in-promise': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-useless-spread': 'off',
  },
  overrides: [
    { files: ['mfe-*/src/**'], rules: walls(noAreas, noShell, noApi, noServer, noKy, noGroups, oneRouter, deepAntd) },
    { files: ['shell/src/**'], rules: walls(noAreas, noApi, noServer, noKy, deepAntd) },
    { files: ['shared-contracts/src/domain/*.ts'], rules: walls(pureDomain) },
    { files: ['shared-contracts/src/domain/*/**'], rules: walls(pureDomainBelow) },
    // CLDR's plural rules and every country's plan of numbers come from a library; reasons and messages are said with days,
    // amounts and counts, and texts are refused with reasons.
    { files: ['shared-contracts/src/domain/{languages,reasons,messages,text}/**'], rules: walls(noBrowser) },
    { files: ['shared-contracts/src/contract/*.ts'], rules: walls(pureContract) },
    { files: ['shared-contracts/src/contract/*/**'], rules: walls(pureContractBelow) },
    { files: ['shared-contracts/src/platform/**'], rules: walls(purePlatform) },
    { files: ['shared-contracts/src/{domain,contract,platform}/**/*.test.ts'], rules: walls(noBrowser) },
    { files: ['shared-contracts/src/web/**'], rules: walls(noAreas, noShell, noApi, noServer, deepAntd) },
    // The words of antd in other languages, which lie beside its components.
    { files: ['shared-contracts/src/web/host/antd-locale.ts'], rules: walls(noAreas, noShell, noApi, noServer) },
    { files: ['api/src/**'], rules: walls(noBrowser) },
    { files: ['api/src/*.ts', 'api/src/{http,mail,files,server}/*.ts'], rules: walls(noBrowser, noSql) },
    // Mechanisms with a table of their own, whose SQL is half of their one story: a queue, the keys of repetitions, the counts of calls, the
    // row that guards each stored file, the write that proves that the database can be written, and the errors that it throws.
    {
      files: ['api/src/{mail/outbox,http/{idempotency,limits,problem-handler},files/media-store,server/health}.ts'],
      rules: walls(noBrowser),
    },
    ...roles(`api/src/${domains}/`, foreignRooms),
    ...roles(`api/src/${domains}/*/`, foreignRoomsBelow),
    { files: ['api/src/**/*.test.ts'], rules: walls(noBrowser) },
    { files: ['deploy/src/**'], rules: walls(noAreas, noShell) },
    {
      files: [
        'api/src/env.ts',
        'tools/**',
        'bench/**',
        'e2e/**',
        '*.config.ts',
        '**/*.config.ts',
        'api/src/testing/**',
        'deploy/src/publish/killed.long.test.ts',
        'deploy/src/testing/machine.ts',
      ],
      rules: { 'node/no-process-env': 'off' },
    },
    // Pages that fail on purpose: updating themselves without end is one of their faults.
    { files: ['e2e/src/faults/faulty/**'], rules: { 'react/set-state-in-effect': 'off' } },
    // Playwright's fixtures call their `use`, which is no hook.
    { files: ['e2e/**'], rules: { 'react/rules-of-hooks': 'off', 'react-hooks/rules-of-hooks': 'off' } },
    {
      // A wrong set-up of the embed is the site owner's to fix, so it is said in the console and not to visitors.
      files: ['mfe-public/src/embed/embed-gate.tsx'],
      rules: { 'no-console': ['error', { allow: ['warn'] }] },
    },
    {
      files: [
        'tools/**',
        'bench/**',
        'deploy/src/cli/**',
        'deploy/src/main.ts',
        'api/src/main.ts',
        'api/src/testing/fuzz/main.ts',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
}

export default config
