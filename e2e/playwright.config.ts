import { chromiumLaunch } from '@keyhaven/tools/chromium-launch'
import { defineConfig } from '@playwright/test'

/** Every worker starts a server of its own on a database of its own; the releases that it serves were built before. */
export default defineConfig({
  testDir: './src',
  outputDir: '../.reports/browser',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A machine that builds and tests on two cores may stumble once; what needed a second try is listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../.reports/playwright.json' }]],
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    // The owner sits where the properties of these tests are: at midnight and at the end of a month both have one day.
    timezoneId: 'Europe/Vienna',
    screenshot: 'only-on-failure',
    // Recording every test costs a fifth of its time; `--trace on` records one that is looked into.
    trace: 'on-first-retry',
    // A dialog that still grows is no target for a mouse that is quick; `guest.spec` and `owners-day.spec` keep motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunch,
  },
})
