import { defineConfig } from 'vitest/config'

/** What files that share a process would share: the names of schemas in zod's registry, and how often workers died. */
const ofOneProcess = ['api/src/http/openapi/openapi.test.ts', 'api/src/server/degraded.test.ts']

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
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{api,deploy,tools,bench}/src/**/*.test.ts',
            'shared-contracts/src/{domain,contract,platform}/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...ofOneProcess],
        },
      },
      { extends: true, test: { name: 'alone', environment: 'node', isolate: true, include: ofOneProcess } },
      {
        extends: true,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          env: { NODE_ENV: 'production' },
          setupFiles: ['shared-contracts/src/testing/page-setup.ts'],
          include: [
            '{shell,mfe-*,shared-contracts}/src/**/*.test.tsx',
            '{shell,mfe-*}/src/**/*.test.ts',
            'shared-contracts/src/{web,antd,testing}/**/*.test.ts',
          ],
        },
      },
    ],
  },
})
