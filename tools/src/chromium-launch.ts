import { findChromium } from '../debian-packages.mjs'

/** Launch options of the browser of tests and benchmarks: headless, without a GPU, and without calls of its own. */
export const chromiumLaunch = {
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** The Keyhaven that answers the calls of pages that a smoke test opens, where one is named. */
export const keyhavenOrigin = process.env['KEYHAVEN_ORIGIN']
