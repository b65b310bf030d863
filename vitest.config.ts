import { defineConfig } from 'vitest/config'

const inNodeFiles = [
  '{api,deploy,tools,bench}/src/**/*.test.ts',
  'shared-contracts/src/{domain,contract,platform}/**/*.test.ts',
]
const inPageFiles = [
  '{shell,mfe-*,shared-contracts}/src/**/*.test.tsx',
  '{shell,mfe-*}/src/**/*.test.ts',
  'shared-contracts/src/{web,antd,testing}/**/*.test.ts',
]
const inNode = { environment: 'node' }
const inPage = {
  environment: 'jsdom',
  // Where the properties of the tests are: for an hour before midnight it is not the same day everywhere.
  env: { NODE_ENV: 'production', TZ: 'Europe/Vienna' },
  setupFiles: 'shared-contracts/src/testing/page-setup.ts',
}
// What files that share a process would share: the names of schemas in zod's registry, and how often workers died.
const alone = ['api/src/http/openapi/openapi.test.ts']
const longAlone = ['api/src/server/degraded.long.test.ts']
const outside = ['**/node_modules/**']
const long = '**/*.long.test.{ts,tsx}'
const onlyLong = (files: readonly string[]) => files.map((file) => file.replace('*.test.', '*.long.test.'))

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    globalSetup: ['api/src/testing/postgres.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By itself it leaves a core to itself, which is half of a small machine.
    maxWorkers: '100%',
    // Loading all modules again for each file was half of the time; what a file needs for itself it opens itself.
    isolate: false,
    projects: [
      { extends: true, test: { ...inNode, name: 'node', include: inNodeFiles, exclude: [...outside, ...alone, long] } },
      { extends: true, test: { ...inNode, name: 'alone', isolate: true, include: alone } },
      { extends: true, test: { ...inPage, name: 'jsdom', include: inPageFiles, exclude: [...outside, long] } },
      // What `npm run test:all` runs, and `npm test` leaves out.
      {
        extends: true,
        test: { ...inNode, name: 'long-node', include: onlyLong(inNodeFiles), exclude: [...outside, ...longAlone] },
      },
      { extends: true, test: { ...inNode, name: 'long-alone', isolate: true, include: longAlone } },
      { extends: true, test: { ...inPage, name: 'long-jsdom', include: onlyLong(inPageFiles) } },
    ],
  },
})
