import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { test as base } from './keyhaven.ts'

const startStripe = async () => {
  const program = path.join(import.meta.dirname, 'stripe-process.ts')
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const { value } = await createInterface(child.stdout)[Symbol.asyncIterator]().next()
  const origin = /^Stripe at (\S+)$/.exec(String(value))?.[1]
  if (origin === undefined) throw new Error('The emulator of Stripe has ended before it said where it is.')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { origin, stop }
}

/** A test against a server whose owners take cards by a Stripe that is a process beside it. */
export const test = base.extend<object, { stripe: string }>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixtures from it
    async ({}, use) => {
      const { origin, stop } = await startStripe()
      await use(origin)
      await stop()
    },
    { scope: 'worker' },
  ],
  env: [async ({ stripe }, use) => use({ STRIPE_URL: stripe }), { scope: 'worker' }],
})
